import { useIntl } from "@gemel/i18n";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import { AiSign } from "../AiLabel/AiSign.tsx";
import type { Partner } from "../MessageList/partner.ts";
import * as css from "./ChatHeader.css.ts";

export interface ChatHeaderProps {
  partner: Partner;
  /** The heading of the page. @default the partner's name */
  title?: ReactNode;
  /** A person's picture; a twin and Duo have signs. */
  pictureSrc?: string;
  /** Below the name: place, age, compatibility. */
  children?: ReactNode;
  /** Where the arrow leads. */
  backHref: string;
  /** At the end: a button that opens a menu. */
  actions?: ReactNode;
}

/**
 * The top of a conversation: with whom it is, and that an AI is one.
 *
 * Not for the header of the app (`Header`).
 */
export function ChatHeader({
  partner: { kind, name },
  title = name,
  pictureSrc,
  children,
  backHref,
  actions,
}: ChatHeaderProps) {
  const intl = useIntl();
  return (
    <header className={css.header}>
      <Link
        href={backHref}
        className={css.back}
        aria-label={intl.formatMessage({ id: "chat.header.back" })}
      >
        <ChevronLeft aria-hidden size="1em" strokeWidth={1.75} />
      </Link>
      <span className={css.picture}>
        {kind === "other" ? (
          <Avatar name={name} {...(pictureSrc === undefined ? {} : { src: pictureSrc })} />
        ) : (
          <span className={css.signs[kind]}>
            <AiSign speaker={kind} />
          </span>
        )}
      </span>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {kind === "other" ? null : <AiLabel speaker={kind} name={name} />}
        {children ? <p className={css.detail}>{children}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </header>
  );
}
