import { useIntl } from "@gemel/i18n";
import { Info } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { clamp } from "../plot/geometry.ts";
import * as css from "./ConfidenceLine.css.ts";

/** A confidence expressed as a word. */
export interface ConfidenceWord {
  word: string;
  /** The meaning of the number, shown on a press of the word. */
  meaning: string;
}

export interface ConfidenceLineProps {
  /** 0 to 1, clamped; null if it is not known. */
  confidence: number | null;
  /** The confidence as a word. @default the number alone */
  inWords?: ConfidenceWord | null;
}

/**
 * Shows how sure Gemel is of its statements about a personality: a bar, a percentage and a word, in one line.
 *
 * Not for how well two people fit (`CompatibilityGraph`), nor for progress (`ProgressBar`).
 */
export function ConfidenceLine({ confidence, inWords = null }: ConfidenceLineProps) {
  const intl = useIntl();
  const share = confidence === null ? null : clamp(confidence * 100) / 100;
  return (
    <figure className={css.line}>
      <svg className={css.bar} aria-hidden="true">
        <rect width="100%" height="100%" rx="3" className={css.whole} />
        <rect width={`${(share ?? 0) * 100}%`} height="100%" rx="3" className={css.share} />
      </svg>
      <figcaption>{intl.formatMessage({ id: "charts.confidence" })}</figcaption>
      <span className={css.inLine}>
        {share === null
          ? intl.formatMessage({ id: "charts.missing" })
          : intl.formatNumber(share, { style: "percent" })}
      </span>
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
