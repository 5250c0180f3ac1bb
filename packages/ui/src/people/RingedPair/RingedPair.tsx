import type { ReactNode } from "react";
import { ringAround } from "../../brand/Rings/ring-geometry.ts";
import * as css from "./RingedPair.css.ts";

export const ringStates = ["drawn", "open"] as const;

export interface Ringed {
  /** An `Avatar` with `size="inherit"`, or anything else of 1em; none: the ring is empty. */
  content?: ReactNode;
  /** `open`: dots, for what is still to come. @default "drawn" */
  state?: (typeof ringStates)[number];
}

export interface RingedPairProps {
  /** In the garnet ring, at the left in every language. */
  first: Ringed;
  /** In the green ring. */
  second: Ringed;
  /** They come from either side, once, in 600 ms; without motion if the user prefers that. @default false */
  isMeeting?: boolean;
}

/**
 * Two contents in the rings of the mark, which interlock. A ring is 1.25 times the font size around it.
 * Decorative: text beside it says the same.
 *
 * Not for the mark itself (`Rings`).
 */
export function RingedPair({ first, second, isMeeting = false }: RingedPairProps) {
  return (
    <div className={css.pair} data-meeting={isMeeting || undefined} aria-hidden>
      <InRing {...first} side="left" />
      <InRing {...second} side="right" />
    </div>
  );
}

/** Dots on the same circle, thinner than a ring. */
const dots = { strokeDasharray: "0 12", strokeLinecap: "round", strokeWidth: 7 } as const;

function InRing({ content, state = "drawn", side }: Ringed & { side: "left" | "right" }) {
  return (
    <span className={css.ringed[side]}>
      <svg className={css.drawing} viewBox="0 0 160 160" focusable="false">
        <circle className={css.ring[side]} {...ringAround(side)} {...(state === "open" && dots)} />
      </svg>
      {content}
    </span>
  );
}
