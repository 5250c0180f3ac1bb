import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-aria-components/Link";
import * as css from "./NavLink.css.ts";

export interface NavLinkProps extends Omit<LinkProps, "children" | "className" | "style"> {
  /** One word, two at most. */
  children: ReactNode;
  /** Shown in the phone's bottom bar only. */
  icon: ReactNode;
  /** Beside the word, on the icon in the bottom bar: a `Badge` that says how much waits there. */
  badge?: ReactNode;
  /** This is the current page. @default false */
  isCurrent?: boolean;
}

/**
 * A link of the main navigation, inside `Header`. The current one is announced to screen readers and has a
 * background of its own.
 *
 * Not for links in a text (`Link`), nor for logging out, which is a `Button`.
 */
export function NavLink({ children, icon, badge, isCurrent = false, ...props }: NavLinkProps) {
  const current = isCurrent ? ({ "aria-current": "page", "data-current": true } as const) : {};
  return (
    <Link {...props} {...current} className={css.navLink}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={css.text}>{children}</span>
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </Link>
  );
}
