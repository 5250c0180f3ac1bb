import { useId, type ReactNode, type Ref } from "react";
import * as css from "./PlumBand.css.ts";

export interface PlumBandProps {
  /** A heading of level 2. */
  title: ReactNode;
  /** One or two sentences. */
  lead: ReactNode;
  /** The controls of the band; beside the words from 960 px on. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * A part of the landing page from edge to edge, on plum in every theme: where something is tried.
 *
 * Not for a page inside the product (`PlumPanel`).
 */
export function PlumBand({ title, lead, children, ref }: PlumBandProps) {
  const id = useId();
  return (
    <section ref={ref} data-theme="dark" aria-labelledby={id} className={css.band}>
      <div className={css.inner}>
        <div className={css.textColumn}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.place}>{children}</div>
      </div>
    </section>
  );
}
