import { ExternalLink } from "@gemel/ui/ExternalLink";
import type { ReactNode } from "react";

/**
 * The `<link>` tag of a text, as a link to what is read beside a half-filled form: it opens a new
 * tab, and says so.
 */
export const besideForm = (href: string) => ({
  link: (text: ReactNode[]) => <ExternalLink href={href}>{text}</ExternalLink>,
});
