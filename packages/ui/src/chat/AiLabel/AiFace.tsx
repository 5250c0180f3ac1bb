import { useState } from "react";
import { veiled } from "../../foundation/veil.css.ts";
import type { AiSpeaker } from "./ai-speaker.ts";
import * as css from "./AiFace.css.ts";
import { AiSign } from "./AiSign.tsx";

export interface AiFaceProps {
  speaker: AiSpeaker;
  /** Address of the picture of the twin's owner, shown in the twin's green; without one the sign stands in. */
  src?: string | undefined;
  /** 44 px, in a ring of its colour; `inherit`: as high as the font size around it. @default "inherit" */
  size?: keyof typeof css.sizes;
}

/**
 * The face of an AI. Decorative: `AiLabel` says it.
 *
 * Not for a person (`Avatar`).
 */
export function AiFace({ speaker, src, size = "inherit" }: AiFaceProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || src === failed)
    return (
      <span aria-hidden className={`${css.faces[speaker]} ${css.sizes[size]}`}>
        <span className={css.sign}>
          <AiSign speaker={speaker} />
        </span>
      </span>
    );
  return (
    <span
      aria-hidden
      className={`${css.faces[speaker]} ${css.sizes[size]} ${css.pictured} ${veiled}`}
    >
      <img className={css.picture} src={src} alt="" onError={() => setFailed(src)} />
    </span>
  );
}
