import { useIntl } from "@gemel/i18n";
import { Mic, Square } from "lucide-react";
import { useEffect } from "react";
import { Button, type ButtonProps } from "react-aria-components/Button";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { pausePlaying } from "../AudioPlayer/playing-now.ts";
import * as css from "./RecordTrigger.css.ts";
import { useHoldOrTap } from "./use-hold-or-tap.ts";

export const recordStates = ["idle", "starting", "recording", "disabled"] as const;
export type RecordState = (typeof recordStates)[number];

export interface RecordTriggerProps extends Omit<
  ButtonProps,
  "children" | "className" | "style" | "aria-label" | "isDisabled" | "onPress" | "onPressStart"
> {
  /** `starting`: the browser opens the microphone; a press gives that up. */
  state: RecordState;
  onStart: () => void;
  /** May come while `starting`. */
  onStop: () => void;
}

/** The round button itself. When it records, it pauses all players on the page. */
export function RecordTrigger({ state, onStart, onStop, ...props }: RecordTriggerProps) {
  const intl = useIntl();
  const isRunning = state === "starting" || state === "recording";
  const press = useHoldOrTap({ isRunning, onStart, onStop });
  useEffect(() => {
    if (isRunning) pausePlaying();
  }, [isRunning]);
  return (
    <Button
      {...props}
      aria-label={intl.formatMessage({
        id: isRunning ? "media.record.stop" : "media.record.start",
      })}
      isDisabled={state === "disabled"}
      className={css.trigger}
      onPressStart={press}
      // On a phone a long press would open a menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      {state === "starting" ? (
        <RingsInMotion />
      ) : state === "recording" ? (
        <Square aria-hidden size="0.8em" fill="currentColor" />
      ) : (
        <Mic aria-hidden size="1em" strokeWidth={1.75} />
      )}
    </Button>
  );
}
