import { useIntl } from "@gemel/i18n";
import { useId } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import type { ModerationMember } from "../moderation-member.ts";
import { StandingBadge } from "../StandingBadge.tsx";
import { useModerationTexts } from "../use-moderation-texts.ts";
import * as report from "../ReportCard/ReportCard.css.ts";
import * as css from "./HeldTextCard.css.ts";

export interface HeldTextCardProps {
  /** The author of the texts. */
  member: ModerationMember;
  /** Different ones, a few of them. */
  texts: readonly string[];
  /** Number of people who were addressed. */
  people: number;
  /** Time of the newest of them. */
  newestAt: Date;
  onRelease: () => void;
  onDiscard: () => void;
}

/**
 * Texts that wait for a ruling: their author, the number of people addressed, and the decision about them.
 * Its own texts are in the bundle `moderation`.
 *
 * Not for what members report (`ReportCard`).
 */
export function HeldTextCard(props: HeldTextCardProps) {
  const { member, texts, people, newestAt, onRelease, onDiscard } = props;
  const intl = useIntl();
  const titleId = useId();
  const { nameOf, dayOf } = useModerationTexts();
  const name = nameOf(member);
  return (
    <article className={report.card} aria-labelledby={titleId}>
      <div className={report.head}>
        <Avatar name={name} size="medium" />
        <h2 id={titleId} className={report.title}>
          {intl.formatMessage({ id: "moderation.held.from" }, { name })}
        </h2>
        <div className={report.marks}>
          <StandingBadge standing={member.standing} />
        </div>
      </div>
      {texts.map((text) => (
        <p key={text} dir="auto" className={report.details}>
          {text}
        </p>
      ))}
      <p className={report.small}>
        {intl.formatMessage(
          { id: "moderation.held.people" },
          { count: people, date: dayOf(newestAt) },
        )}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" size="small" onPress={onRelease}>
          {intl.formatMessage({ id: "moderation.held.actions.release" })}
        </Button>
        <Button kind="secondary" size="small" onPress={onDiscard}>
          {intl.formatMessage({ id: "moderation.held.actions.discard" })}
        </Button>
      </div>
    </article>
  );
}
