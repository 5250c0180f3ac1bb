import { useMemo } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { ExternalLink } from "../../actions/ExternalLink/ExternalLink.tsx";
import { schemas, type MarkdownSet } from "./allowed-tags.ts";
import { handlers } from "./dialect.ts";
import { externalUrl } from "./external-url.ts";
import * as css from "./Markdown.css.ts";
import { outline } from "./outline.ts";
import { isReadable } from "./readable.ts";

export const markdownVariants = ["bubble", "document"] as const;

export interface MarkdownProps {
  /** CommonMark. HTML in it is shown as it was typed, a picture as its words. */
  children: string;
  /**
   * `basic` for what the advisor says: paragraphs, emphasis, lists, line breaks, code and links;
   * headings become strong paragraphs.
   *
   * @default "full"
   */
  allowed?: MarkdownSet;
  /** A message, whose line feeds count, or a text of several parts. @default "bubble" */
  variant?: (typeof markdownVariants)[number];
  /** The level of the text's highest heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

const components: Components = {
  // An address that leads nowhere has been taken off: its words stay.
  a: ({ href, children }) =>
    href ? <ExternalLink href={href}>{children ?? href}</ExternalLink> : <>{children}</>,
};

/**
 * Somebody's formatted text, made harmless: links lead outside only and open a new tab, there is
 * no HTML and no picture. Fills its container, and takes its colour from there.
 *
 * Not for our own texts: they are messages with tags. Loads a parser of some 40 kB, so keep it out
 * of first screens.
 */
export function Markdown({
  children,
  allowed = "full",
  variant = "bubble",
  headingLevel = 3,
}: MarkdownProps) {
  const content = useMemo(
    () =>
      isReadable(children) ? (
        <ReactMarkdown
          components={components}
          urlTransform={externalUrl}
          remarkRehypeOptions={{ handlers: handlers[allowed] }}
          rehypePlugins={[[rehypeSanitize, schemas[allowed]], outline(headingLevel)]}
        >
          {children}
        </ReactMarkdown>
      ) : (
        <p className={css.asTyped}>{children}</p>
      ),
    [children, allowed, headingLevel],
  );
  return <div className={css.markdown[variant]}>{content}</div>;
}
