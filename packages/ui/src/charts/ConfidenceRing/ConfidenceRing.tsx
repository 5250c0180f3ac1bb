import { useIntl } from "@gemel/i18n";
import { clamp } from "../plot/geometry.ts";
import { ShareRing } from "../plot/ShareRing.tsx";
import * as css from "./ConfidenceRing.css.ts";

export interface ConfidenceRingProps {
  /** 0 to 1, clamped; null where it is not known. */
  confidence: number | null;
  /** What the number says. @default "Confidence" in the member's language */
  label?: string;
}

/**
 * How sure Gemel is of what it says about a personality, as a percentage in a ring.
 *
 * Not for how well two people fit (`CompatibilityGraph`), nor for how far something has come
 * (`ProgressBar`).
 */
export function ConfidenceRing({ confidence, label }: ConfidenceRingProps) {
  const intl = useIntl();
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
      <figcaption className={css.label}>
        {label ?? intl.formatMessage({ id: "charts.confidence" })}
      </figcaption>
    </figure>
  );
}
