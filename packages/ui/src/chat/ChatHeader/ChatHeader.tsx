import { useIntl } from "@gemel/i18n";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-aria-components/Link";
import { visuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import { AiFace } from "../AiLabel/AiFace.tsx";
import type { Partner } from "../MessageList/partner.ts";
import * as css from "./ChatHeader.css.ts";

export interface ChatHeaderProps {
  partner: Partner;
  /** The heading for screen readers; the name is shown in its place. @default the partner's name */
  title?: ReactNode;
  /**
   * The text shown in the name's place, such as the person that Duo's advice is about. @default the partner's
   * name
   */
  name?: string;
  /** The picture of the person, or of the twin's owner. */
  pictureSrc?: string | undefined;
  /** Place of residence of a person. */
  place?: string | undefined;
  /** How well the two fit, 0 to 100. */
  overall?: number | null | undefined;
  /** Wraps the name in what opens something when it, or the picture, is pressed. */
  asButton?: ((name: ReactNode) => ReactNode) | undefined;
  /** Address that the back arrow leads to. */
  backHref: string;
  /** At the end: a button that opens a menu. */
  actions?: ReactNode;
}

/**
 * The top of a conversation, 56 px high on a phone: names the partner, and says if it is an AI.
 *
 * Not for the header of the app (`Header`).
 */
export function ChatHeader(props: ChatHeaderProps) {
  const { partner, title = partner.name, name = partner.name, pictureSrc, place, overall } = props;
  const { asButton, backHref, actions } = props;
  const { kind } = partner;
  const intl = useIntl();
  const shown = <bdi>{name}</bdi>;
  // Otherwise the label says the name.
  const isNamed = kind === "other" || name !== partner.name;
  return (
    <header className={css.headers[kind]}>
      <Link
        href={backHref}
        className={css.back}
        aria-label={intl.formatMessage({ id: "chat.header.back" })}
      >
        <ChevronLeft aria-hidden size="1em" strokeWidth={1.75} />
      </Link>
      <h1 tabIndex={-1} className={visuallyHidden}>
        {title}
      </h1>
      <div className={css.who}>
        <span className={css.picture}>
          {kind === "other" ? (
            <Avatar name={name} size="inherit" src={pictureSrc} />
          ) : (
            <AiFace speaker={kind} src={pictureSrc} />
          )}
        </span>
        <div className={css.text}>
          {asButton ? (
            <p className={css.name}>{asButton(shown)}</p>
          ) : isNamed ? (
            <p aria-hidden className={css.name}>
              {shown}
            </p>
          ) : null}
          {kind === "other" ? null : isNamed ? (
            <AiLabel speaker={kind} name={partner.name} />
          ) : (
            <p className={css.name}>
              <AiLabel speaker={kind} name={partner.name} />
            </p>
          )}
          {place ? (
            <p className={css.detail}>
              <bdi>{place}</bdi>
            </p>
          ) : null}
        </div>
      </div>
      {typeof overall === "number" ? (
        <p className={css.fit}>
          <span className={visuallyHidden}>{intl.formatMessage({ id: "charts.overall" })} </span>
          <span>{intl.formatNumber(overall / 100, { style: "percent" })}</span>
        </p>
      ) : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </header>
  );
}
