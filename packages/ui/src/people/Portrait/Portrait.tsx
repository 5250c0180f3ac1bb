import { UserRound } from "lucide-react";
import { useState } from "react";
import { initials, tintOf } from "../Avatar/initials.ts";
import { tint } from "../Avatar/tint.css.ts";
import { veiled } from "../../foundation/veil.css.ts";
import * as css from "./Portrait.css.ts";

export interface PortraitProps {
  /** The person's name: gives the initials and the tint. Empty if there is no name yet. */
  name: string;
  /** Address of the picture; without one, or when it does not load, the initials stand in. */
  src?: string | undefined;
}

/**
 * The picture of a person as wide as its card. Decorative: the name stands below it.
 *
 * Not for a small, round picture beside a text (`Avatar`).
 */
export function Portrait({ name, src }: PortraitProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src !== undefined && src !== failed ? src : undefined;
  return (
    <span aria-hidden className={`${css.portrait} ${tint[tintOf(name)]} ${veiled}`}>
      {shown === undefined ? (
        <span className={css.letters}>
          {initials(name) || <UserRound size="1em" strokeWidth={1} />}
        </span>
      ) : (
        <img
          className={css.picture}
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  );
}
