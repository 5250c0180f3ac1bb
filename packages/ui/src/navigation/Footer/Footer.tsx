import type { ReactNode } from "react";
import { useIntl } from "@gemel/i18n";
import { Link } from "../../actions/Link/Link.tsx";
import * as css from "./Footer.css.ts";

export interface FooterLink {
  href: string;
  label: ReactNode;
}

export interface FooterProps {
  /** Contact and the legal pages, each an `href` and a `label`; only those that exist. @default none */
  links?: readonly FooterLink[];
  /** `LanguageSwitcher` and `ThemeSwitcher`. */
  children?: ReactNode;
}

/**
 * The end of every page: links about Gemel, language and theme, and the year.
 *
 * Not for what a member does in the product: that is the `Header`.
 */
export function Footer({ links = [], children }: FooterProps) {
  const intl = useIntl();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        {links.length > 0 ? (
          <nav aria-label={intl.formatMessage({ id: "ui.footer.about" })}>
            <ul role="list" className={css.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} kind="quiet" standalone>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {children ? <div className={css.switchers}>{children}</div> : null}
        <p>© 2025</p>
      </div>
    </footer>
  );
}
