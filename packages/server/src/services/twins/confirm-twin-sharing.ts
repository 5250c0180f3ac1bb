import { fieldError } from "../../errors/field-error.ts";
import type { Language } from "../accounts/account.ts";
import type { Parts } from "../parts.ts";
import { getTwinSharing, type TwinSharing } from "./get-twin-sharing.ts";

/** What an owner decides about an answer, with the words that they saw. */
interface Decided {
  readonly questionId: string;
  readonly words: string;
  readonly isAllowed: boolean;
}

/**
 * Keeps what the twin of a member may say to others, in the place of what was confirmed before.
 * @throws AppError `rule_broken` where these are not all answers, or others would hear something else than
 *   the member saw
 */
export async function confirmTwinSharing(
  parts: Pick<Parts, "clock" | "stores" | "transaction">,
  ownerId: string,
  language: Language,
  decided: readonly Decided[],
): Promise<TwinSharing> {
  const decisions = new Map(decided.map((each) => [each.questionId, each]));
  return parts.transaction(async (stores) => {
    // Two sets at once follow one another, and no name changes meanwhile.
    await stores.profiles.findForUpdate(ownerId);
    const { answers } = await getTwinSharing({ stores }, ownerId, language);
    const isWhole = decisions.size === answers.length && decided.length === answers.length;
    if (!isWhole || answers.some((each) => decisions.get(each.questionId)?.words !== each.words)) {
      throw fieldError("rule_broken", {
        field: "answers",
        code: "changed",
        message: "Your answers have changed meanwhile. Please look at them again.",
      });
    }
    await stores.twinSharing.save(ownerId, {
      confirmedAt: parts.clock(),
      answers: answers.map(({ questionId, answer, words }) => ({
        questionId,
        answer,
        words,
        isAllowed: decisions.get(questionId)?.isAllowed === true,
      })),
    });
    return getTwinSharing({ stores }, ownerId, language);
  });
}
