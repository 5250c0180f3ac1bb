import { ArrowUpRight } from "lucide-react";
import { useIntl } from "@gemel/i18n";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { Link, type LinkProps } from "../Link/Link.tsx";
import { arrow } from "./ExternalLink.css.ts";

export type ExternalLinkProps = Omit<LinkProps, "target" | "rel">;

/**
 * A link that leaves Gemel, or leads from a half-filled form to what is read beside it: it opens a
 * new tab, says so, and gives nothing away about the page it comes from.
 *
 * Not for any other page of Gemel: that is `Link`.
 */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const intl = useIntl();
  return (
    <Link {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <ArrowUpRight aria-hidden size="1em" className={arrow} />
      <VisuallyHidden>{` ${intl.formatMessage({ id: "ui.link.newTab" })}`}</VisuallyHidden>
    </Link>
  );
}
