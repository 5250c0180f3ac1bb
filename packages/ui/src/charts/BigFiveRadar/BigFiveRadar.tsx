import { useIntl } from "@gemel/i18n";
import { traitNames, type TraitName } from "@gemel/theme/tokens";
import { AxisLabel } from "../plot/AxisLabel.tsx";
import { ChartTable } from "../plot/ChartTable.tsx";
import { Petals } from "../plot/Petals.tsx";
import { RadarFrame } from "../plot/RadarFrame.tsx";
import { RadarShape } from "../plot/RadarShape.tsx";
import { useValueText } from "../plot/use-value-text.ts";
import { clockwise, shownTraits, type BigFive } from "./big-five.ts";
import * as css from "./BigFiveRadar.css.ts";

export interface BigFiveRadarProps {
  /** Names the graph for screen readers. */
  label: string;
  /** Name of the person with these traits. */
  name: string;
  /** The measured values, 0 to 100; null with too little data. */
  traits: BigFive;
  /** How sure the numbers are, 0 to 1; null if it is not known. */
  confidence: number | null;
  /** The petals open one after the other, once. @default false */
  isOpening?: boolean;
}

/**
 * The Big Five of one person as petals over a shape: openness, conscientiousness, extraversion,
 * agreeableness and emotional stability. A trait without a number leaves a gap. The same follows as a table for
 * screen readers, with how sure it is.
 *
 * Not for how well two people fit: that is the `CompatibilityGraph`.
 */
export function BigFiveRadar({
  label,
  name,
  traits: measured,
  confidence,
  isOpening = false,
}: BigFiveRadarProps) {
  const intl = useIntl();
  const text = useValueText();
  const traits = shownTraits(measured);
  const values = clockwise.map((trait) => traits[trait]);
  const nameOf = (trait: TraitName): string => intl.formatMessage({ id: `charts.trait.${trait}` });
  return (
    <figure className={css.radar} aria-label={label}>
      <RadarFrame
        labels={clockwise.map((trait) => (
          <AxisLabel key={trait} of={trait} name={nameOf(trait)} value={traits[trait]} />
        ))}
      >
        <RadarShape values={values} />
        <Petals of={clockwise} values={values} isOpening={isOpening} />
      </RadarFrame>
      <ChartTable
        label={label}
        columns={[name]}
        rows={[
          ...traitNames.map((trait) => [nameOf(trait), text(traits[trait])]),
          [
            intl.formatMessage({ id: "charts.confidence" }),
            confidence === null
              ? intl.formatMessage({ id: "charts.sureUnknown" })
              : intl.formatNumber(Math.min(1, Math.max(0, confidence)), { style: "percent" }),
          ],
        ]}
      />
    </figure>
  );
}
