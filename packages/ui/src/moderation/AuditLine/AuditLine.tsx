import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import { Link } from "../../actions/Link/Link.tsx";
import type { ModerationAction, ModerationMember } from "../moderation-member.ts";
import { useModerationTexts } from "../use-moderation-texts.ts";
import * as css from "./AuditLine.css.ts";

export interface AuditLineProps {
  action:
    | ModerationAction
    | "open_report"
    | "reinstate"
    | "name_admin"
    | "remove_admin"
    | "read_words"
    | "release_words"
    | "discard_words"
    | "admit_adult"
    | "stated_minor"
    | "export_data"
    | "erase_account";
  /** Null for the operator's command, and for what the member said. */
  moderator: ModerationMember | null;
  subject: ModerationMember;
  at: Date;
  /** May be empty. */
  note: string;
  /** Address of the report that the action belongs to. */
  href?: string | undefined;
  /** The actions that are possible now, at the end of the line. */
  children?: ReactNode;
}

/**
 * An entry of the audit trail in a sentence: admin, action, member, time and reason. Its texts are in the
 * bundle `moderation`.
 *
 * Not for a report (`ReportCard`).
 */
export function AuditLine(props: AuditLineProps) {
  const { action, moderator, subject, at, note, href, children } = props;
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  return (
    <div className={css.line}>
      <p className={css.text}>
        {intl.formatMessage(
          { id: `moderation.audit.${action}` },
          { moderator: moderator === null ? "" : nameOf(moderator), subject: nameOf(subject) },
        )}
      </p>
      {note === "" ? null : (
        <p dir="auto" className={css.note}>
          {note}
        </p>
      )}
      <div className={css.small}>
        <time dateTime={at.toISOString()}>
          {intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" })}
        </time>
        {href === undefined ? null : (
          <Link href={href} standalone>
            {intl.formatMessage({ id: "moderation.audit.report" })}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
