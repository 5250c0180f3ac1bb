import { useIntl } from "@gemel/i18n";
import { confidenceText } from "./confidence-text.ts";
import * as css from "./People.css.ts";

export interface PeopleProps {
  people: readonly { name: string; confidence: number | null; margins: readonly number[] }[];
}

/** Whose lines a radar draws, and how sure each person's numbers are. */
export function People({ people }: PeopleProps) {
  const intl = useIntl();
  const isSoft = people.some(({ margins }) => margins.some((margin) => margin > 0));
  return (
    <div className={css.people} aria-hidden="true">
      {people.map(({ name, confidence }, index) => (
        <span key={index} className={css.person}>
          <svg viewBox="0 0 32 8" className={index > 0 ? css.dashed : css.solid}>
            <line x1="1" x2="31" y1="4" y2="4" />
          </svg>
          <span className={css.name}>{name}</span> {confidenceText(intl, confidence)}
        </span>
      ))}
      {isSoft ? (
        <span className={css.hint}>{intl.formatMessage({ id: "charts.softEdge" })}</span>
      ) : null}
    </div>
  );
}
