import type { ReactNode } from "react";
import * as css from "./Fold.css.ts";

export interface FoldProps {
  /** The one line that is there at first; for a choice, what is chosen. */
  summary: ReactNode;
  children: ReactNode;
}

/**
 * Content that few users need, behind one line that opens it. It is the browser's own element, so it works
 * before any script, and the search in a page finds its content.
 *
 * Not for content that most users need, nor for a list of groups with one open (`SettingsGroups`).
 */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={css.fold}>
      <summary className={css.summary}>{summary}</summary>
      {children}
    </details>
  );
}
