import { useId, type ReactNode, type Ref } from "react";
import * as css from "./PlumPanel.css.ts";

export interface PlumPanelProps {
  /** A few words in a large serif: a heading of level 2. */
  title: ReactNode;
  /** A short line above it. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  /** The one way on, and another at most. */
  actions?: ReactNode;
  /** Below the words on a phone, beside them from 960 px on. */
  picture?: ReactNode;
  /** The title can be focused by script: do so where the panel takes the place of something else. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** On a phone the picture stands above the words. @default false */
  isPictureFirst?: boolean;
  /**
   * Alone on its page, as high as the window leaves: on a phone the picture stands between the title and
   * the actions. @default false
   */
  isWhole?: boolean;
  /** `sunken` and `garnet` follow the theme, for a step before the moment. @default "plum" */
  tone?: keyof typeof css.panel;
  /** The title appears, once, before what the picture draws. @default false */
  isArriving?: boolean;
}

/**
 * A moment of the member's own: the result, the wait for it, a pause in the questionnaire. On plum in
 * every theme, but for the steps before it; on a phone up to the edges.
 *
 * Not for what is one of many (`Card`), and one on a page at most.
 */
export function PlumPanel({
  title,
  eyebrow,
  children,
  actions,
  picture,
  titleRef,
  isPictureFirst = false,
  isWhole = false,
  tone = "plum",
  isArriving = false,
}: PlumPanelProps) {
  const id = useId();
  return (
    <section
      data-theme={tone === "plum" ? "dark" : undefined}
      data-picture-first={isPictureFirst || undefined}
      data-whole={isWhole || undefined}
      aria-labelledby={id}
      className={css.panel[tone]}
    >
      <div className={css.textColumn}>
        {eyebrow ? <p className={css.eyebrow}>{eyebrow}</p> : null}
        <h2 id={id} ref={titleRef} tabIndex={-1} className={isArriving ? css.arriving : css.title}>
          {title}
        </h2>
        {children ? <div className={css.text}>{children}</div> : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {picture ? <div className={css.picture}>{picture}</div> : null}
    </section>
  );
}
