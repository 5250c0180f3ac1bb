import { useId, type ReactNode } from "react";
import { Card } from "../../layout/Card/Card.tsx";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import * as css from "./ReportSection.css.ts";

export interface ReportSectionProps {
  title: ReactNode;
  /** The text that a member wrote, above the rest. */
  words?: string;
  /** The author of the text: the name gives the initials, the text says who and when. */
  by?: { name: string; text: ReactNode };
  children?: ReactNode;
}

/**
 * One part of an opened report, under its heading: the reporter's text, the copies, the ruling.
 *
 * Not for a report in a list (`ReportCard`).
 */
export function ReportSection({ title, words, by, children }: ReportSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={css.section}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {words ? (
          <p dir="auto" className={css.words}>
            {words}
          </p>
        ) : null}
        {by ? (
          <div className={css.by}>
            <Avatar name={by.name} size="small" />
            <p className={css.small}>{by.text}</p>
          </div>
        ) : null}
        <div className={css.content}>{children}</div>
      </div>
    </Card>
  );
}
