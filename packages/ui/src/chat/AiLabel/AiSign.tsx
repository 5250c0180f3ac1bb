import { Bot } from "lucide-react";
import { Rings } from "../../brand/Rings/Rings.tsx";
import type { AiSpeaker } from "./ai-speaker.ts";
import * as css from "./AiLabel.css.ts";

export interface AiSignProps {
  speaker: AiSpeaker;
}

/** The icon of a twin or of Duo, one line high. Decorative: `AiLabel` says it. */
export function AiSign({ speaker }: AiSignProps) {
  return (
    <span className={css.sign}>
      {speaker === "duo" ? (
        <Rings tone="current" line={2.8} />
      ) : (
        <Bot aria-hidden size="1.25em" strokeWidth={1.75} />
      )}
    </span>
  );
}
