import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import { Link } from "react-aria-components/Link";
import type { Decided, ModerationMember, ReportReason } from "../moderation-member.ts";
import { StandingBadge } from "../StandingBadge.tsx";
import { useModerationWords } from "../use-moderation-words.ts";
import * as css from "./ReportCard.css.ts";

export interface ReportCardProps {
  /** Where the report is read. */
  href: string;
  reason: ReportReason;
  /** In the reporter's words; may be empty. */
  details: string;
  reporter: ModerationMember;
  reported: ModerationMember;
  /** How many different members have reported the same one. @default 1 */
  reporters?: number;
  /** How many reports of the reporter were dismissed. @default 0 */
  dismissed?: number;
  /** When it came in. */
  createdAt: Date;
  /** Null while it waits. */
  decision: Decided | null;
}

/**
 * A report in the list of all: why, about whom, from whom, and what was decided. One link opens it. Its
 * texts are in the bundles `member` and `moderation`.
 *
 * Not for the evidence, which only the opened report shows (`ReportedTalk`).
 */
export function ReportCard(props: ReportCardProps) {
  const { href, reason, details, reporter, reported, createdAt, decision } = props;
  const { reporters = 1, dismissed = 0 } = props;
  const intl = useIntl();
  const titleId = useId();
  const words = useModerationWords();
  const from = { name: words.nameOf(reporter), date: words.dayOf(createdAt) };
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          <Link href={href} className={css.link}>
            {intl.formatMessage(
              { id: "moderation.report.title" },
              {
                reason: intl.formatMessage({ id: `people.report.reasons.${reason}` }),
                name: words.nameOf(reported),
              },
            )}
          </Link>
        </h2>
        <StandingBadge standing={reported.standing} />
      </div>
      {details === "" ? null : (
        <p dir="auto" className={css.details}>
          {details}
        </p>
      )}
      <p className={css.small}>{intl.formatMessage({ id: "moderation.report.from" }, from)}</p>
      {reporters > 1 || dismissed > 0 ? (
        <p className={css.small}>
          {[
            ...(reporters > 1 ? [words.reportedBy(reporters)] : []),
            ...(dismissed > 0 ? [words.dismissedOf(reporter, dismissed)] : []),
          ].join(" ")}
        </p>
      ) : null}
      {decision === null ? null : <p className={css.small}>{words.decided(decision)}</p>}
    </article>
  );
}
