import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components/Link";
import * as css from "./Link.css.ts";

export const linkKinds = ["text", "quiet"] as const;

export interface LinkProps extends Omit<AriaLinkProps, "children" | "className" | "style"> {
  children: ReactNode;
  /** `quiet` has no line until it is pointed at: only in lists of links. @default "text" */
  kind?: (typeof linkKinds)[number];
  /** The link is not inside a sentence: its touch target is 44 px high. @default false */
  standalone?: boolean;
}

/**
 * Goes somewhere. Inside the app it follows the router that the app gives to react-aria's
 * `RouterProvider`.
 *
 * Not for doing something (`Button`), nor for an address outside Gemel (`ExternalLink`).
 */
export function Link({ kind, standalone, ...props }: LinkProps) {
  return <AriaLink {...props} className={css.link({ kind, standalone })} />;
}
