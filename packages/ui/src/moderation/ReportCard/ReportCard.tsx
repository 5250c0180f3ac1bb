import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import { Link } from "react-aria-components/Link";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { Clamped } from "../../foundation/Clamped.tsx";
import { timeAgo } from "../../foundation/time-ago.ts";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import type {
  Ruling,
  ModerationMember,
  ReporterHistory,
  ReportReason,
} from "../moderation-member.ts";
import { StandingBadge } from "../StandingBadge.tsx";
import { useModerationTexts } from "../use-moderation-texts.ts";
import { focusOtherReport } from "./focus-other-report.ts";
import * as css from "./ReportCard.css.ts";

const tones = { high: "danger", medium: "warning", low: "neutral" } as const;

export interface ReportCardProps {
  /** Address of the report. */
  href: string;
  reason: ReportReason;
  /** How early it has to be read; shown while it waits. */
  severity: keyof typeof tones;
  /** In the reporter's words; may be empty. */
  details: string;
  reporter: ModerationMember;
  reported: ModerationMember;
  /** How many different members have reported the same one. @default 1 */
  reporters?: number;
  /** The outcome of all reports by the reporter, this report included; shown from two on. */
  reporterHistory?: ReporterHistory;
  /** How often the reported member was warned or suspended before. @default 0 */
  earlierMeasures?: number;
  /** When it came in. */
  createdAt: Date;
  /** Null while it waits. */
  ruling: Ruling | null;
  /** The current time. */
  now: Date;
}

/**
 * A report in the queue: how urgent it is and since when it waits, its reason, the reported member, the
 * reporter and the ruling. One link opens it; from there, keys lead to the other reports of a list. Its texts
 * are in the bundles `member` and `moderation`.
 *
 * Not for the evidence, which only the opened report shows (`ReportedTalk`).
 */
export function ReportCard(props: ReportCardProps) {
  const { href, reason, details, reporter, reported, createdAt, ruling } = props;
  const { reporters = 1, reporterHistory, earlierMeasures = 0, severity, now } = props;
  const intl = useIntl();
  const titleId = useId();
  const texts = useModerationTexts();
  const isWaiting = ruling === null;
  const name = texts.nameOf(reporter);
  const title = {
    reason: intl.formatMessage({ id: `people.report.reasons.${reason}` }),
    name: texts.nameOf(reported),
  };
  const facts = [
    // While the report waits, its head shows since when.
    isWaiting
      ? intl.formatMessage({ id: "moderation.report.by" }, { name })
      : intl.formatMessage(
          { id: "moderation.report.from" },
          { name, date: texts.dayOf(createdAt) },
        ),
    ...(reporters > 1 ? [texts.reportedBy(reporters)] : []),
    ...(reporterHistory && reporterHistory.reports > 1
      ? [texts.historyOf(reporter, reporterHistory)]
      : []),
    ...(earlierMeasures > 0
      ? [intl.formatMessage({ id: "moderation.report.measures" }, { count: earlierMeasures })]
      : []),
    ...(isWaiting ? [] : [texts.ruling(ruling)]),
  ];
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <Avatar name={title.name} size="medium" />
        <h2 id={titleId} className={css.title}>
          <Link
            href={href}
            className={css.link}
            onKeyDown={focusOtherReport}
            aria-label={intl.formatMessage({ id: "moderation.report.title" }, title)}
          >
            <span className={css.reason}>{title.reason}</span> {title.name}
          </Link>
        </h2>
        <div className={css.marks}>
          <StandingBadge standing={reported.standing} />
          {isWaiting ? (
            <>
              <Badge tone={tones[severity]}>
                {intl.formatMessage({ id: `moderation.severity.${severity}` })}
              </Badge>
              <time dateTime={createdAt.toISOString()} className={css.age}>
                {intl.formatRelativeTime(...timeAgo(createdAt, now), { numeric: "auto" })}
              </time>
            </>
          ) : null}
        </div>
      </div>
      {details === "" ? null : (
        <p dir="auto" className={css.details}>
          <Clamped lines={2}>{details}</Clamped>
        </p>
      )}
      <ul role="list" className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <span className={css.keys} aria-hidden>
        {intl.formatMessage({ id: "moderation.keys.list" })}
      </span>
    </article>
  );
}
