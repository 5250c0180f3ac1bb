import { Link } from "@gemel/ui/Link";
import type { ReactNode } from "react";

/** The `<link>` tag of a text, as a link to a page. */
export const textLink = (href: string) => ({
  link: (text: ReactNode[]) => <Link href={href}>{text}</Link>,
});
