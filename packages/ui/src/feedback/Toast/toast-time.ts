import type { Tone } from "../tones.ts";

/** How long an action such as "Undo" is offered, in ms. */
const withAction = 10_000;
const withoutAction = 6_000;
const untilClosed = 0;

interface Timed {
  tone?: Tone;
  action?: unknown;
  time?: number;
}

/**
 * How long a toast stays, in ms, 0 until it is closed. That holds for what went wrong, unless its
 * caller says otherwise.
 */
export function toastTime({ tone, action, time }: Timed): number {
  if (time !== undefined) return time;
  if (tone === "danger") return untilClosed;
  return action ? withAction : withoutAction;
}
