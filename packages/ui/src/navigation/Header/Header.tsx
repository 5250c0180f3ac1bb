import { Children, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useIntl } from "@gemel/i18n";
import { Logo } from "../../brand/Logo/Logo.tsx";
import * as css from "./Header.css.ts";

export interface HeaderProps {
  /** Where the logo leads. @default "/" */
  homeHref?: string;
  /** `NavLink`s, five at most. None: no navigation is shown. */
  children?: ReactNode;
  /** False on a page that takes the whole screen and has its own way back: no bar on a phone. @default true */
  hasBottomBar?: boolean;
  /** At the end: sign in, create a profile, log out. Two short ones fit at 360 px. */
  actions?: ReactNode;
  /** A `HeaderNotice`: what holds for the whole app, below the bar. */
  notice?: ReactNode;
  /** A line below, for pages that scroll under it. @default true */
  lined?: boolean;
}

/**
 * The top of every page: the logo, the main navigation and what concerns the account. On a phone
 * the navigation is a bar at the bottom, icon over word; there is no menu to open.
 *
 * Not for the parts of one page (`Tabs`), nor for links about the house (`Footer`).
 */
export function Header({
  homeHref = "/",
  children,
  hasBottomBar = true,
  actions,
  notice,
  lined = true,
}: HeaderProps) {
  const intl = useIntl();
  const links = Children.toArray(children);
  return (
    <header className={css.header} data-lined={lined || undefined}>
      <div className={css.bar}>
        <Link href={homeHref} className={css.brand}>
          <Logo />
        </Link>
        {links.length > 0 ? (
          <nav
            className={hasBottomBar ? css.navigation : css.navigationAway}
            aria-label={intl.formatMessage({ id: "ui.header.main" })}
          >
            <ul role="list" className={css.items}>
              {links.map((link, index) => (
                <li key={index} className={css.item}>
                  {link}
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
      {notice}
    </header>
  );
}
