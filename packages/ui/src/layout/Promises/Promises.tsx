import type { ReactNode } from "react";
import * as css from "./Promises.css.ts";

export interface HousePromise {
  title: string;
  text: ReactNode;
}

export interface PromisesProps {
  title: ReactNode;
  lead?: ReactNode;
  /** An even number looks best: each its title and one or two sentences. */
  promises: readonly HousePromise[];
  /** A `Link` to the full text. */
  children?: ReactNode;
}

/**
 * The promises of Gemel, in plain words, a few sentences each: a part of the landing page.
 *
 * Not for steps in an order (`Steps`), nor for one remark (`Remark`).
 */
export function Promises({ title, lead, promises, children }: PromisesProps) {
  return (
    <section className={css.band}>
      <div className={css.inner}>
        <div className={css.textColumn}>
          <h2 className={css.title}>{title}</h2>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {children}
        </div>
        <ul role="list" className={css.list}>
          {promises.map((promise) => (
            <li key={promise.title} className={css.promise}>
              <h3 className={css.name}>{promise.title}</h3>
              <p className={css.text}>{promise.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
