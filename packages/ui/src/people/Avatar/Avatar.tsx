import { useState } from "react";
import { initials, tintOf } from "./initials.ts";
import * as css from "./Avatar.css.ts";
import { tint } from "./tint.css.ts";
import { veiled } from "../../foundation/veil.css.ts";

export const avatarSizes = ["small", "medium", "face", "large"] as const;

export interface AvatarProps {
  /** The person's name: gives the initials and the tint. */
  name: string;
  /** Address of the picture; without one, or when it does not load, the initials stand in. */
  src?: string | undefined;
  /** 36, 48, 72 or 80 px; `inherit`: as high as the font size around it. @default "medium" */
  size?: (typeof avatarSizes)[number] | "inherit";
  /** The name does not stand beside it: it is read aloud here. @default false */
  named?: boolean;
}

/**
 * A person, round and small.
 *
 * Not for the twin or Duo, which have signs of their own, nor for a portrait on a card.
 */
export function Avatar({ name, src, size = "medium", named = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src !== undefined && src !== failed ? src : undefined;
  const role = named ? ({ role: "img", "aria-label": name } as const) : { "aria-hidden": true };
  return (
    <span {...role} className={`${css.avatar[size]} ${tint[tintOf(name)]} ${veiled}`}>
      {shown === undefined ? (
        <span translate="no" className={css.letters}>
          {initials(name)}
        </span>
      ) : (
        <img className={css.picture} src={shown} alt="" onError={() => setFailed(shown)} />
      )}
    </span>
  );
}
