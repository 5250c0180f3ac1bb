import { useIntl } from "@gemel/i18n";
import { Waves } from "lucide-react";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { ShareRing } from "../plot/ShareRing.tsx";
import * as css from "./Badges.css.ts";
import { partOfAnswers, type Compatibility } from "./compatibility.ts";

export interface BadgesProps extends Pick<
  Compatibility,
  "overall" | "isLowConfidence" | "isDiscreet"
> {
  /** Null where it is shown elsewhere. */
  completeness: number | null;
  /** On a card they are plain lines: a pill is too wide for the graph's corner. */
  isPlain: boolean;
}

/** What must be known beside the numbers: that there is none, that they are unsure, rough, or incomplete. */
export function Badges(props: BadgesProps) {
  const { overall, completeness, isLowConfidence, isDiscreet = false, isPlain } = props;
  const intl = useIntl();
  const share = completeness === null ? null : partOfAnswers(completeness);
  const badges = [
    overall === null && { text: intl.formatMessage({ id: "charts.noNumber" }), icon: null },
    isLowConfidence && {
      text: intl.formatMessage({ id: "charts.lowConfidence" }),
      icon: <Waves size="1em" aria-hidden="true" />,
    },
    isDiscreet && { text: intl.formatMessage({ id: "charts.discreet" }), icon: null },
    share !== null && {
      text: intl.formatMessage({ id: "charts.completeness" }, { share }),
      icon: <ShareRing share={share} line={4} />,
    },
  ].filter((badge) => badge !== false);
  if (badges.length === 0) return null;
  return (
    <ul role="list" className={css.badges[isPlain ? "lines" : "pills"]}>
      {badges.map(({ text, icon }) => (
        <li key={text}>{isPlain ? text : <Badge icon={icon}>{text}</Badge>}</li>
      ))}
    </ul>
  );
}
