import { ChevronDown } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import { text as word } from "../NavLink/NavLink.css.ts";
import * as css from "./AccountMenu.css.ts";

interface Entry {
  /** One word, two at most. */
  label: string;
  /** Before the label, 1em in size. */
  icon: ReactNode;
}

/** A page of the account. */
export interface AccountPage extends Entry {
  href: string;
  /** This is the current page. @default false */
  isCurrent?: boolean;
}

/** An action that is done at once, such as logging out. */
export interface AccountAction extends Entry {
  onPress: () => void;
}

export interface AccountMenuProps {
  /** Names the button: "You". */
  label: string;
  /** The nickname of the account, or the e-mail address while there is none. */
  name: string;
  /** Address of the member's picture; without one the initials stand in. */
  src?: string;
  /** Pages first, in the order in which they are needed. */
  entries: readonly (AccountPage | AccountAction)[];
}

/**
 * The member's own entry in the main navigation: their picture, which opens the pages of the account
 * and the way out. Stands in `Header` as `account`: last in the bar on a phone, at the right on a desktop.
 *
 * Not for what can be done with something on the page (`Menu`).
 */
export function AccountMenu({ label, name, src, entries }: AccountMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const isCurrent = entries.some((entry) => "href" in entry && entry.isCurrent);
  const current = isCurrent ? ({ "aria-current": true, "data-current": true } as const) : {};
  return (
    <>
      <button type="button" popoverTarget={id} {...current} className={css.button}>
        <span className={css.face}>
          <Avatar name={name} {...(src !== undefined && { src })} size="inherit" />
        </span>
        <span className={`${word} ${css.word}`}>{label}</span>
        <ChevronDown aria-hidden size="1em" className={css.chevron} />
      </button>
      <div ref={panel} id={id} popover="auto" role="group" aria-label={label} className={css.panel}>
        <p translate="no" className={css.name}>
          {name}
        </p>
        <ul role="list" className={css.list}>
          {entries.map((entry) => (
            <li key={entry.label}>
              {"href" in entry ? (
                <Link
                  href={entry.href}
                  className={css.entry}
                  onClick={close}
                  {...(entry.isCurrent && { "aria-current": "page", "data-current": true })}
                >
                  <Content {...entry} />
                </Link>
              ) : (
                <button
                  type="button"
                  className={css.entry}
                  onClick={() => {
                    close();
                    entry.onPress();
                  }}
                >
                  <Content {...entry} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const Content = ({ icon, label }: Entry) => (
  <>
    <span aria-hidden className={css.icon}>
      {icon}
    </span>
    {label}
  </>
);
