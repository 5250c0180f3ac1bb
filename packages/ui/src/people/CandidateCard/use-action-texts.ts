import { useIsWithoutAi } from "../../foundation/AnswersProvider.tsx";
import type { CardActionName } from "./CardButtons.tsx";

/** What a twin or Duo answers. */
const questions = ["twin", "advisor"] as const;

type TextOf<Action extends CardActionName> =
  | `people.card.${Action}`
  | `people.card.plain.${(typeof questions)[number]}`;

/** The text that names an action: what asks a twin or Duo says whether an AI answers. */
export function useActionTexts() {
  const isWithoutAi = useIsWithoutAi();
  return <Action extends CardActionName>(action: Action): TextOf<Action> => {
    const asked = questions.find((question) => question === action);
    return isWithoutAi && asked ? `people.card.plain.${asked}` : `people.card.${action}`;
  };
}
