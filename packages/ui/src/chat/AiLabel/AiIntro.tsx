import { useIntl } from "@gemel/i18n";
import type { AiSpeaker } from "./ai-speaker.ts";
import { useAnswerTexts } from "../../foundation/AnswersProvider.tsx";

/** Before the first message: who answers, and what to make of it. */
export function AiIntro({ speaker }: { speaker: AiSpeaker }) {
  return <p>{useIntl().formatMessage({ id: useAnswerTexts(speaker).intro })}</p>;
}
