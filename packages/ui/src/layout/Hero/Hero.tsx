import type { ReactNode } from "react";
import * as css from "./Hero.css.ts";

export interface HeroProps {
  /** The page's `h1`; an `<em>` in it stands on a line of its own, in garnet. */
  title: ReactNode;
  lead: ReactNode;
  /** The one way on, and another at most. */
  actions: ReactNode;
  /** An illustration of the title: below it, and beside the text from 960 px on. */
  children: ReactNode;
}

/**
 * The first words of the landing page, once.
 *
 * Not for a page inside the product (`Page`).
 */
export function Hero({ title, lead, actions, children }: HeroProps) {
  return (
    <section className={css.hero}>
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <div className={css.picture}>{children}</div>
      <div className={css.text}>
        <p className={css.lead}>{lead}</p>
        {actions}
      </div>
    </section>
  );
}
