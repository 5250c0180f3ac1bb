import { useIntl } from "@gemel/i18n";
import type { AiSpeaker } from "./ai-speaker.ts";
import { AiSign } from "./AiSign.tsx";
import { useAnswerTexts } from "../../foundation/AnswersProvider.tsx";
import * as css from "./AiLabel.css.ts";

export interface AiLabelProps {
  /** The AI: each has its own icon and colour everywhere. */
  speaker: AiSpeaker;
  /** "Your twin", "Clémence’s twin", "Duo". */
  name: string;
}

/**
 * Shows by word, icon and colour that an AI speaks here, or that none does if `AnswersProvider` says so. It
 * stands on every message of an AI, in the header of its conversation and before its first message.
 *
 * Not for people, nor for a feature that merely uses an AI.
 */
export function AiLabel({ speaker, name }: AiLabelProps) {
  const intl = useIntl();
  const texts = useAnswerTexts(speaker);
  return (
    <span className={css.label[speaker]}>
      <AiSign speaker={speaker} />
      <span className={css.text}>{intl.formatMessage({ id: texts.speaker }, { name })}</span>
    </span>
  );
}
