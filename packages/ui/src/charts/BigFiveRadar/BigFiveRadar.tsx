import { useIntl } from "@gemel/i18n";
import { traitNames, type TraitName } from "@gemel/theme/tokens";
import { AxisLabel } from "../plot/AxisLabel.tsx";
import { ChartTable } from "../plot/ChartTable.tsx";
import { Markers } from "../plot/Markers.tsx";
import { Petals } from "../plot/Petals.tsx";
import { RadarFrame } from "../plot/RadarFrame.tsx";
import { RadarShape } from "../plot/RadarShape.tsx";
import { SoftEdge } from "../plot/SoftEdge.tsx";
import { unfold } from "../plot/unfold.css.ts";
import { useValueText } from "../plot/use-value-text.ts";
import {
  clockwise,
  shownErrors,
  shownTraits,
  type BigFive,
  type BigFiveErrors,
} from "./big-five.ts";
import * as css from "./BigFiveRadar.css.ts";
import { confidencePercent } from "./confidence-text.ts";
import { People } from "./People.tsx";

export interface BigFivePerson {
  name: string;
  traits: BigFive;
  /** How far they may be off. @default not known */
  errors?: BigFiveErrors | undefined;
  /** How sure the numbers are, 0 to 1; null where that is not known. */
  confidence: number | null;
}

export interface BigFiveRadarProps {
  /** Names the graph for screen readers. */
  label: string;
  /**
   * Whose name, traits as measured (0 to 100, null with too little data), their standard errors and confidence
   * (0 to 1, null where that is not known).
   */
  first: BigFivePerson;
  /** Drawn as a dashed outline. */
  second?: BigFivePerson;
  /**
   * One person's as petals over the shape, without the line on who it is and how sure; `opening` one after the
   * other, once. @default false
   */
  petals?: boolean | "opening";
}

/**
 * The Big Five of one person, or of two on each other: openness, conscientiousness, extraversion,
 * agreeableness and emotional stability. A soft edge shows how far the numbers may be off, and a trait
 * without a number leaves a gap. The same follows as a table for screen readers.
 *
 * Not for how well two people fit: that is the `CompatibilityGraph`.
 */
export function BigFiveRadar({ label, first, second, petals = false }: BigFiveRadarProps) {
  const intl = useIntl();
  const text = useValueText();
  const people = (second ? [first, second] : [first]).map((person) => {
    const traits = shownTraits(person.traits);
    const errors = shownErrors(person.errors ?? {});
    return {
      ...person,
      traits,
      values: clockwise.map((trait) => traits[trait]),
      margins: clockwise.map((trait) => errors[trait]),
    };
  });
  const nameOf = (trait: TraitName): string => intl.formatMessage({ id: `charts.trait.${trait}` });
  return (
    <figure className={css.radar} aria-label={label}>
      <RadarFrame
        labels={clockwise.map((trait) => (
          <AxisLabel
            key={trait}
            of={trait}
            name={nameOf(trait)}
            values={people.map(({ traits }) => traits[trait])}
          />
        ))}
      >
        <g className={petals ? undefined : unfold}>
          {petals
            ? null
            : people.map(({ values, margins }, index) => (
                <SoftEdge key={index} values={values} margins={margins} isSecond={index > 0} />
              ))}
          {people.map(({ values }, index) => (
            <RadarShape key={index} values={values} />
          ))}
          {petals ? (
            <Petals
              of={clockwise}
              values={people[0]?.values ?? []}
              isOpening={petals === "opening"}
            />
          ) : (
            <Markers of={clockwise} values={people[0]?.values ?? []} />
          )}
        </g>
      </RadarFrame>
      {petals ? null : <People people={people} />}
      <ChartTable
        label={label}
        columns={people.map(({ name }) => name)}
        rows={[
          ...traitNames.map((trait) => [
            nameOf(trait),
            ...people.map(({ traits }) => text(traits[trait])),
          ]),
          [
            intl.formatMessage({ id: "charts.confidence" }),
            ...people.map(({ confidence }) => confidencePercent(intl, confidence)),
          ],
        ]}
      />
    </figure>
  );
}
