import { Children, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { useIntl } from "@gemel/i18n";
import { Logo } from "../../brand/Logo/Logo.tsx";
import * as css from "./Header.css.ts";

export interface HeaderProps {
  /** `NavLink`s, five at most with `account`. None: no navigation is shown. */
  children?: ReactNode;
  /** An `AccountMenu`, the last entry of the navigation. */
  account?: ReactNode;
  /**
   * The parts that a phone shows. `navigation`: the logo and the bar below. `bar`: the bar alone, if the page
   * begins with its title. `logo`: on a page that takes the rest of the screen. `nothing`: if the page has a
   * head with a way back.
   * @default "navigation"
   */
  onPhone?: "navigation" | "bar" | "logo" | "nothing" | undefined;
  /**
   * Actions at the end, for a visitor: sign in, create a profile. Two short ones fit at 360 px. With
   * `onPhone` "logo": the way out, when the navigation is not shown.
   */
  actions?: ReactNode;
  /** A `HeaderNotice`: what holds for the whole app, below the bar. */
  notice?: ReactNode;
}

/**
 * The top of every page: the logo, the main navigation and what concerns the account. On a phone
 * the navigation is a bar at the bottom, icon over word.
 *
 * Not for the parts of one page (`Tabs`), nor for links about Gemel (`Footer`).
 */
export function Header({
  children,
  account,
  onPhone = "navigation",
  actions,
  notice,
}: HeaderProps) {
  const intl = useIntl();
  const links = Children.toArray([children, account]);
  const spread = account ? css.spread : "";
  return (
    <header className={css.header} data-phone={onPhone}>
      <div className={css.bar}>
        <Link href="/" className={css.brand}>
          <Logo />
        </Link>
        {links.length > 0 ? (
          <nav
            className={`${css.navigation} ${spread}`}
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
