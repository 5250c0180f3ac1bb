import { useIntl } from "@gemel/i18n";
import { Info } from "lucide-react";
import { Button } from "../../actions/Button/Button.tsx";
import { Popover, PopoverTrigger } from "../../overlays/Popover/Popover.tsx";
import { clamp } from "../plot/geometry.ts";
import { ShareRing } from "../plot/ShareRing.tsx";
import * as css from "./ConfidenceRing.css.ts";

/** The confidence in a word: too little to say anything, a sketch, or enough to say plainly what is clear. */
export type Sureness = "little" | "tentative" | "steady";

export interface ConfidenceRingProps {
  /** 0 to 1, clamped; null where it is not known. */
  confidence: number | null;
  /** The same as one of three words, which tells on a press what the number means. */
  sureness?: Sureness | null;
  /** What the number says. @default "Confidence" in the member's language */
  label?: string;
}

/**
 * How sure Gemel is of what it says about a personality, as a percentage in a ring and in a word.
 *
 * Not for how well two people fit (`CompatibilityGraph`), nor for how far something has come
 * (`ProgressBar`).
 */
export function ConfidenceRing({ confidence, sureness, label }: ConfidenceRingProps) {
  const intl = useIntl();
  const name = label ?? intl.formatMessage({ id: "charts.confidence" });
  const share = confidence === null ? null : clamp(confidence * 100) / 100;
  return (
    <figure className={css.confidence}>
      <span className={css.ring}>
        <ShareRing share={share} line={2} />
      </span>
      {share === null ? (
        <span className={css.unknown}>{intl.formatMessage({ id: "charts.missing" })}</span>
      ) : (
        <span className={css.percent}>{intl.formatNumber(share, { style: "percent" })}</span>
      )}
      <figcaption className={css.label}>{name}</figcaption>
      {sureness ? (
        <PopoverTrigger>
          <Button kind="quiet" size="small" icon={<Info size="1em" aria-hidden />}>
            {intl.formatMessage({ id: `charts.sureness.${sureness}` })}
          </Button>
          <Popover label={name}>{intl.formatMessage({ id: "charts.sureness.meaning" })}</Popover>
        </PopoverTrigger>
      ) : null}
    </figure>
  );
}
