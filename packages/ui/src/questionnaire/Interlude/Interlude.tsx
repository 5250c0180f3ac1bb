import { useIntl } from "@gemel/i18n";
import { clockwise } from "../../charts/BigFiveRadar/big-five.ts";
import { Petals } from "../../charts/plot/Petals.tsx";
import * as css from "./Interlude.css.ts";

export interface InterludeProps {
  /** For the question below, which it describes. */
  id?: string;
  /** How many parts are done. */
  done: number;
  /** How many parts there are. */
  count: number;
  /** For how many questions a statement is chosen as most and one as least like the member. */
  chosen: number;
  /** About how long the rest takes. */
  minutes: number;
}

/**
 * Stands above the first question of a part: what the member has said so far, counted and not judged, how long
 * the rest takes, and petals that open part by part. It asks for nothing and goes with that question.
 *
 * Not before the first part.
 */
export function Interlude({ id, done, count, chosen, minutes }: InterludeProps) {
  const intl = useIntl();
  return (
    <div id={id} data-theme="dark" className={css.band}>
      <svg viewBox="-100 -104 200 190" className={css.petals} aria-hidden="true">
        <Petals
          of={clockwise}
          values={clockwise.map(() => 92)}
          buds={clockwise.length - Math.max(1, Math.floor((done / count) * clockwise.length))}
        />
      </svg>
      <p className={css.words}>
        {intl.formatMessage({ id: "result.pause.part" }, { done, count, minutes })}
        {chosen > 0 && (
          <>
            {". "}
            <span className={css.said}>
              {intl.formatMessage({ id: "result.pause.chosen" }, { count: chosen })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
