import type { ReactNode } from "react";
import { Fold } from "../Fold/Fold.tsx";
import * as css from "./LongText.css.ts";

export interface LongTextSection {
  /** Unique on the page: the contents lead to it, and an address with it does. */
  id: string;
  title: ReactNode;
  /** Paragraphs, lists, and `h3`s for its parts. */
  children: ReactNode;
}

export interface LongTextProps {
  /** Names the table of contents. */
  contents: string;
  /** The text in brief, in two or three sentences. */
  summary?: Pick<LongTextSection, "title" | "children">;
  /** In the order of reading. */
  sections: readonly LongTextSection[];
  /** A remark to read first, such as a `Notice`. */
  children?: ReactNode;
}

/**
 * A text that is read in one go or looked up by its parts. It has lines of reading length and a table of
 * contents: folded above it, and from 960 px on beside it and in view. The summary stands first. Stands in a
 * `Page`, below its `h1`.
 *
 * Not for a text of a member or an AI (`Markdown`), nor for a page that is used and not read.
 */
export function LongText({ contents, summary, sections, children }: LongTextProps) {
  return (
    <div className={css.layout}>
      <nav aria-label={contents} className={css.contents}>
        <p aria-hidden="true" className={css.label}>
          {contents}
        </p>
        <Fold summary={contents}>
          <ol role="list" className={css.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={css.entry}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </Fold>
      </nav>
      <div className={css.text}>
        {summary && (
          <div className={css.summary}>
            <h2 className={css.summaryTitle}>{summary.title}</h2>
            {summary.children}
          </div>
        )}
        {children}
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={css.section}>
            <h2 className={css.title}>{section.title}</h2>
            {section.children}
          </section>
        ))}
      </div>
    </div>
  );
}
