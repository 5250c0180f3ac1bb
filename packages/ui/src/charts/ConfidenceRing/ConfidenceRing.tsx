import { useIntl } from "@gemel/i18n";
import { Info } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { clamp } from "../plot/geometry.ts";
import { ShareRing } from "../plot/ShareRing.tsx";
import * as css from "./ConfidenceRing.css.ts";

/** A confidence in a word. */
export interface ConfidenceWord {
  word: string;
  /** What the number means, shown on a press of the word. */
  meaning: string;
}

export interface ConfidenceRingProps {
  /** 0 to 1, clamped; null where it is not known. */
  confidence: number | null;
  /** The same in a word. @default the number alone */
  inWords?: ConfidenceWord | null;
  /** What the number says. @default "Confidence" in the member's language */
  label?: string;
  /** A ring, or where there is little height a bar in one line with the words. @default "ring" */
  shape?: "ring" | "line";
}

/**
 * How sure Gemel is of what it says about a personality, as a percentage in a ring and in a word.
 *
 * Not for how well two people fit (`CompatibilityGraph`), nor for how far something has come
 * (`ProgressBar`).
 */
export function ConfidenceRing({
  confidence,
  inWords = null,
  label,
  shape = "ring",
}: ConfidenceRingProps) {
  const intl = useIntl();
  const share = confidence === null ? null : clamp(confidence * 100) / 100;
  if (shape === "line")
    return (
      <figure className={css.line}>
        <svg className={css.bar} aria-hidden="true">
          <rect width="100%" height="100%" rx="3" className={css.whole} />
          <rect width={`${(share ?? 0) * 100}%`} height="100%" rx="3" className={css.share} />
        </svg>
        <figcaption>{label ?? intl.formatMessage({ id: "charts.confidence" })}</figcaption>
        <span className={css.inLine}>
          {share === null
            ? intl.formatMessage({ id: "charts.missing" })
            : intl.formatNumber(share, { style: "percent" })}
        </span>
        {inWords && <Word {...inWords} />}
      </figure>
    );
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
      {inWords && <Word {...inWords} />}
    </figure>
  );
}

function Word({ word, meaning }: ConfidenceWord) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        icon={<Info size="1em" aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        {word}
      </Button>
      <p id={id} className={css.meaning} hidden={!isOpen}>
        {meaning}
      </p>
    </>
  );
}
