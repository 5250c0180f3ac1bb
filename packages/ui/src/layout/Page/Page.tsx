import type { ReactNode, Ref } from "react";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./Page.css.ts";

export interface PageProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /**
   * For a form's page with the words beside it (from 960 px on): two portraits, each an `img` in a `span`,
   * and a `p` with a thought. Elsewhere the portraits are small, on the upper edge of the page's card.
   */
  aside?: ReactNode;
  /** Beside the title, below it on a phone. */
  actions?: ReactNode;
  /** A row of people or pictures: beside the title from 1024 px on, below it elsewhere. */
  beside?: ReactNode;
  children?: ReactNode;
  /** How wide it gets: as a form, as running text, or in full. @default "full", which is 1200 px */
  width?: "form" | "text" | "full";
  /** Less air, for a task that must fit into the window. @default false */
  isDense?: boolean;
  /** Title and lead are only for screen readers. @default false */
  isHeadHidden?: boolean;
  /** A list begins at once: little air around the title, and on a phone no lead. @default false */
  isTight?: boolean;
  /** The title is a line above what the page is about, not its largest words. @default false */
  isQuiet?: boolean;
  /** The heading can be focused by script: do so after a change of route. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/**
 * The frame of a screen: margins, measure and the only `h1`. Used inside the shell's `<main>`.
 *
 * Not for the landing page, which has its own first line, nor for a part of a screen.
 */
export function Page({
  title,
  lead,
  aside,
  actions,
  beside,
  children,
  width = "full",
  isDense = false,
  isHeadHidden = false,
  isTight = false,
  isQuiet = false,
  titleRef,
}: PageProps) {
  return (
    <div
      className={isTight ? `${css.page[width]} ${css.tight}` : css.page[width]}
      data-dense={isDense || undefined}
      data-quiet={isQuiet || undefined}
    >
      <div className={isHeadHidden ? visuallyHidden : css.head}>
        <div className={css.textColumn}>
          <h1 ref={titleRef} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {aside ? <div className={css.aside}>{aside}</div> : null}
        </div>
        {actions}
        {beside ? <div className={css.beside}>{beside}</div> : null}
      </div>
      {children}
    </div>
  );
}
