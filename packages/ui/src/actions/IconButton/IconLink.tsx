import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import { iconButton } from "./IconButton.css.ts";
import type { iconButtonSizes } from "./IconButton.tsx";

export interface IconLinkProps extends Omit<
  LinkProps,
  "children" | "className" | "style" | "aria-label"
> {
  /** Where it leads, in words. */
  label: string;
  /** One icon, 1em in size. */
  children: ReactNode;
  /** Both are 44 px to the finger. @default "medium" */
  size?: (typeof iconButtonSizes)[number];
  /** This is where the reader is. @default false */
  isCurrent?: boolean;
}

/**
 * A link that is only a picture; `label` names it.
 *
 * Not for a place that a newcomer could not guess from the picture (`Link`), nor for doing something
 * here (`IconButton`).
 */
export function IconLink({ label, size, isCurrent = false, children, ...props }: IconLinkProps) {
  const current = isCurrent ? ({ "aria-current": "page" } as const) : {};
  return (
    <Link
      {...props}
      {...current}
      aria-label={label}
      className={iconButton({ kind: isCurrent ? "outlined" : "quiet", size })}
    >
      {children}
    </Link>
  );
}
