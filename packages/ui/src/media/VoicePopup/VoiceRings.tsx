import { ring } from "../../brand/Rings/ring-geometry.ts";
import { BrokenRings } from "../../feedback/ErrorState/BrokenRings.tsx";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { LevelBar } from "../RecordButton/LevelBar.tsx";
import type { AiSpeaker } from "../../chat/AiLabel/ai-speaker.ts";
import type { VoiceState } from "./voice-states.ts";
import * as css from "./VoiceRings.css.ts";

export interface VoiceRingsProps {
  speaker: AiSpeaker;
  state: VoiceState;
  /** Loudness now, 0 to 1, of the speaker. */
  level: number;
  /** Words are below. */
  isSmall: boolean;
}

const line = 1.8;
/** How far the sound spreads around a ring, in units of its drawing. */
const spread = 5;

/** The two rings as a meter: the left one is the member, the right one the AI. Decorative. */
export function VoiceRings({ speaker, state, level, isSmall }: VoiceRingsProps) {
  const loudness = Math.min(1, Math.max(0, level));
  if (state === "thinking")
    return (
      <span className={`${css.rings} ${css.alone[speaker]}`} data-small={isSmall || undefined}>
        <RingsInMotion />
      </span>
    );
  if (state === "error")
    return (
      <span className={`${css.rings} ${css.alone[speaker]}`} data-small={isSmall || undefined}>
        <BrokenRings />
      </span>
    );
  const sound = state === "recording" ? "left" : state === "speaking" ? "right" : undefined;
  const left = ring("left", line);
  const right = ring("right", line);
  const around = sound === "left" ? left : right;
  return (
    <span className={css.rings} data-small={isSmall || undefined}>
      <svg className={css.drawing} viewBox="0 0 40 24" aria-hidden="true" focusable="false">
        {sound ? (
          <circle
            cx={around.cx}
            cy={around.cy}
            r={around.r + loudness * spread}
            className={sound === "left" ? css.sound.member : css.sound[speaker]}
          />
        ) : null}
        <circle {...left} className={css.stroke.member} />
        <circle {...right} className={css.stroke[speaker]} />
      </svg>
      {sound ? (
        <span className={css.bar}>
          <LevelBar level={loudness} />
        </span>
      ) : null}
    </span>
  );
}
