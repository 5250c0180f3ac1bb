import { createContext, type ReactNode, use } from "react";
import type { AiSpeaker } from "../chat/AiLabel/ai-speaker.ts";

const WithoutAi = createContext(false);

export interface AnswersProviderProps {
  /** Whether no AI is set up, so that twins and Duo answer without one. */
  isWithoutAi: boolean;
  children: ReactNode;
}

/** Sets for everything below whether an AI answers. Without it, one does. */
export function AnswersProvider({ isWithoutAi, children }: AnswersProviderProps) {
  return <WithoutAi value={isWithoutAi}>{children}</WithoutAi>;
}

/** The texts that say who answers. */
export function useAnswerTexts(speaker: AiSpeaker) {
  return use(WithoutAi)
    ? ({ speaker: `chat.plain.speaker.${speaker}`, intro: `chat.plain.intro.${speaker}` } as const)
    : ({ speaker: `chat.speaker.${speaker}`, intro: `chat.intro.${speaker}` } as const);
}

export const useIsWithoutAi = (): boolean => use(WithoutAi);
