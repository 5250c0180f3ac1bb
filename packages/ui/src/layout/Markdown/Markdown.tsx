import { fromMarkdown } from "mdast-util-from-markdown";
import { type ReactNode, useMemo } from "react";
import { drawMarkdown } from "./draw-markdown.tsx";
import * as css from "./Markdown.css.ts";
import type { MarkdownSet } from "./markdown-sets.ts";
import { isReadable } from "./readable.ts";

export const markdownVariants = ["bubble", "document"] as const;

export interface MarkdownProps {
  /** CommonMark. HTML in it is shown as it was typed, a picture as its words. */
  children: string;
  /**
   * `basic` for what people and the advisor say: paragraphs, emphasis, lists, line breaks, code and links;
   * headings become strong paragraphs.
   *
   * @default "full"
   */
  allowed?: MarkdownSet;
  /** A message, whose line feeds count, or a text of several parts. @default "bubble" */
  variant?: (typeof markdownVariants)[number];
  /** The level of the text's highest heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Stands below it, on the side where its lines end. */
  end?: ReactNode;
}

/**
 * Formatted text of a member or an AI, made harmless: links lead outside only and open a new tab, there is
 * no HTML and no picture. Fills its container, and takes its colour from there.
 *
 * Not for our own texts: they are messages with tags. Loads a parser of some 15 kB, so keep it out
 * of first screens.
 */
export function Markdown({
  children,
  allowed = "full",
  variant = "bubble",
  headingLevel = 3,
  end,
}: MarkdownProps) {
  const content = useMemo(
    () =>
      isReadable(children) ? (
        drawMarkdown(fromMarkdown(children), allowed, headingLevel)
      ) : (
        <p className={css.asTyped}>{children}</p>
      ),
    [children, allowed, headingLevel],
  );
  return (
    <div dir="auto" className={css.markdown[variant]}>
      {content}
      {end}
    </div>
  );
}
