import { useId, type ReactNode } from "react";
import { Card, type CardProps } from "../Card/Card.tsx";
import * as css from "./Suggestion.css.ts";

export interface SuggestionProps {
  /** The subject, in a few words: a heading of level 2. */
  title: ReactNode;
  /** Its benefit, in a sentence. */
  children?: ReactNode;
  /** Before the title, 1em in size. */
  icon?: ReactNode;
  /** One `LinkButton`. */
  action: ReactNode;
  /** @default "plain" */
  tone?: CardProps["tone"];
}

/**
 * A possible next step, with a link to it. On a wide screen its button stands at the end.
 *
 * Not for a place without content (`EmptyState`), nor for something that happened (`Notice`).
 */
export function Suggestion({ title, children, icon, action, tone = "plain" }: SuggestionProps) {
  const id = useId();
  return (
    <Card as="section" tone={tone} aria-labelledby={id}>
      <div className={css.suggestion}>
        {icon ? (
          <span aria-hidden className={css.icon}>
            {icon}
          </span>
        ) : null}
        <div className={css.textColumn}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {children ? <p className={css.text}>{children}</p> : null}
        </div>
        {action}
      </div>
    </Card>
  );
}
