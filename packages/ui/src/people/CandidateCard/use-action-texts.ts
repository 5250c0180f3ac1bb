import type { MessageId } from "@gemel/i18n";
import { useIsWithoutAi } from "../../foundation/AnswersProvider.tsx";
import type { CardActionName } from "./CardButtons.tsx";

/** The actions that a twin or Duo answers. */
const questions = ["twin", "advisor"] as const;

/** An action that only a menu offers has no short text. */
type ButtonName = Exclude<CardActionName, "block" | "report" | "unmatch">;

/** The texts that name an action: what asks a twin or Duo says whether an AI answers. */
export function useActionTexts() {
  const isWithoutAi = useIsWithoutAi();
  const plain = (action: CardActionName) =>
    isWithoutAi ? questions.find((question) => question === action) : undefined;
  return {
    /** With the name of the member. */
    longOf: (action: CardActionName): MessageId => {
      const asked = plain(action);
      return asked ? `people.card.plain.${asked}` : `people.card.${action}`;
    },
    shortOf: (action: ButtonName): MessageId => {
      const asked = plain(action);
      return asked ? `people.card.plain.${asked}.short` : `people.card.${action}.short`;
    },
  };
}
