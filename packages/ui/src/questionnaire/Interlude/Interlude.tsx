import { useIntl } from "@gemel/i18n";
import { useEffect, useRef } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { clockwise } from "../../charts/BigFiveRadar/big-five.ts";
import { Petals } from "../../charts/plot/Petals.tsx";
import { PlumPanel } from "../../layout/PlumPanel/PlumPanel.tsx";
import * as css from "./Interlude.css.ts";

export interface InterludeProps {
  /** How many parts are done. */
  done: number;
  /** How many parts there are. */
  count: number;
  /** For how many questions a statement is chosen as most and one as least like the member. */
  chosen: number;
  /** The part that comes next. */
  nextName: string;
  onNext: () => void;
}

/**
 * A pause between two parts of the questionnaire: what the member has said so far, counted and not
 * judged, and petals that open part by part. Takes the focus as it appears.
 *
 * Not after the last part, which hands in the answers.
 */
export function Interlude({ done, count, chosen, nextName, onNext }: InterludeProps) {
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const part = intl.formatMessage({ id: "result.pause.part" }, { done, count });
  const sentence = intl.formatMessage({ id: "result.pause.chosen" }, { count: chosen });
  return (
    <PlumPanel
      titleRef={title}
      eyebrow={chosen > 0 ? part : null}
      title={chosen > 0 ? sentence : part}
      picture={
        <svg viewBox="-100 -104 200 190" className={css.petals} aria-hidden="true">
          <Petals
            of={clockwise}
            values={clockwise.map(() => 92)}
            buds={clockwise.length - Math.max(1, Math.floor((done / count) * clockwise.length))}
          />
        </svg>
      }
      actions={<Button onPress={onNext}>{intl.formatMessage({ id: "result.pause.go" })}</Button>}
    >
      {intl.formatMessage({ id: "result.pause.next" }, { name: nextName })}
    </PlumPanel>
  );
}
