import { useIntl } from "@gemel/i18n";
import { clockwise } from "../../charts/BigFiveRadar/big-five.ts";
import { Petals } from "../../charts/plot/Petals.tsx";
import * as css from "./Interlude.css.ts";

/** The text before the first part. */
interface Opening {
  /** Large, for the eye alone: the page has it as its heading. */
  title: string;
  /** One or two sentences. */
  lead: string;
}

/** The text before another part. */
interface Pause {
  /** How many parts are done. */
  done: number;
  /** How many parts there are. */
  count: number;
  /** For how many questions a statement is chosen as most and one as least like the member. */
  chosen: number;
  /** About how long the rest takes. */
  minutes: number;
}

export type InterludeProps = (Opening | Pause) & {
  /** For the question below, which it describes. */
  id?: string;
};

/**
 * Stands above the first question of a part: what the member has said so far, counted and not judged, how long
 * the rest takes, and petals that open part by part; before the first part what it is about. It asks for nothing
 * and goes with that question.
 *
 * Not for the result (`PlumPanel`).
 */
export function Interlude({ id, ...of }: InterludeProps) {
  const open = "title" in of ? 0 : Math.max(1, Math.floor((of.done / of.count) * clockwise.length));
  return (
    <div id={id} data-theme="dark" className={css.band}>
      <svg viewBox="-100 -104 200 190" className={css.petals} aria-hidden="true">
        <Petals of={clockwise} values={clockwise.map(() => 92)} buds={clockwise.length - open} />
      </svg>
      {"title" in of ? (
        <p className={css.words}>
          <span aria-hidden className={css.title}>
            {of.title}
          </span>
          {of.lead}
        </p>
      ) : (
        <Sentence {...of} />
      )}
    </div>
  );
}

function Sentence({ done, count, chosen, minutes }: Pause) {
  const intl = useIntl();
  return (
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
  );
}
