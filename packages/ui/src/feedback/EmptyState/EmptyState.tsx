import type { ReactNode } from "react";
import { Rings } from "../../brand/Rings/Rings.tsx";
import * as css from "./EmptyState.css.ts";

export interface EmptyStateProps {
  title: ReactNode;
  /** The next step, in a sentence. */
  children?: ReactNode;
  /** The way on: one `Button` or `LinkButton`. */
  action?: ReactNode;
  /** Instead of the two rings. */
  picture?: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/**
 * An empty place, and what to do about it.
 *
 * Not for something that failed (`ErrorState`), nor while content may still come (`Skeleton`).
 */
export function EmptyState({
  title,
  children,
  action,
  picture,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.empty}>
      <span className={css.picture}>{picture ?? <Rings line={1.8} />}</span>
      <Heading className={css.title}>{title}</Heading>
      {children ? <div className={css.text}>{children}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
