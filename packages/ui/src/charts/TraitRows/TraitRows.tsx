import { useIntl } from "@gemel/i18n";
import { traitNames } from "@gemel/theme/tokens";
import {
  shownErrors,
  shownTraits,
  type BigFive,
  type BigFiveErrors,
} from "../BigFiveRadar/big-five.ts";
import { clamp } from "../plot/geometry.ts";
import { MarkerSign } from "../plot/MarkerSign.tsx";
import { colors } from "../plot/Petals.css.ts";
import { useValueText } from "../plot/use-value-text.ts";
import * as css from "./TraitRows.css.ts";

export interface TraitRowsProps {
  /** 0 to 100 as measured; null with too little data. */
  traits: BigFive;
  /** How far each may be off, as wide as its band. @default not known */
  errors?: BigFiveErrors;
}

/**
 * The Big Five of one person as five rows, each between what its two ends mean. A band around the
 * mark is as wide as its standard error to either side; a trait without a number has no mark and says so.
 *
 * Not for two people on each other, nor as the only place of the numbers for screen readers: a
 * `BigFiveRadar` stands above, with its table.
 */
export function TraitRows({ traits, errors = {} }: TraitRowsProps) {
  const intl = useIntl();
  const text = useValueText();
  const shown = shownTraits(traits);
  const margins = shownErrors(errors);
  return (
    <ul role="list" className={css.rows}>
      {traitNames.map((trait) => {
        const [value, margin] = [shown[trait], margins[trait]];
        return (
          <li key={trait} className={`${css.row} ${colors[trait]}`}>
            <span className={css.name}>
              <MarkerSign of={trait} />
              {intl.formatMessage({ id: `charts.trait.${trait}` })}
            </span>
            <span className={value === null ? css.missing : css.value}>{text(value)}</span>
            <svg className={css.track} aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" className={css.scale} />
              <line x1="50%" x2="50%" y1="20%" y2="80%" className={css.scale} />
              {value === null ? null : (
                <>
                  <rect
                    x={`${clamp(value - margin)}%`}
                    width={`${clamp(value + margin) - clamp(value - margin)}%`}
                    y="10%"
                    height="80%"
                    rx="8"
                    className={css.band}
                  />
                  <circle cx={`${clamp(value)}%`} cy="50%" r="7" className={css.mark} />
                </>
              )}
            </svg>
            <span className={css.low}>{intl.formatMessage({ id: `result.low.${trait}` })}</span>
            <span className={css.high}>{intl.formatMessage({ id: `result.high.${trait}` })}</span>
          </li>
        );
      })}
    </ul>
  );
}
