import type { Language } from "../accounts/account.ts";
import { openQuestions } from "../answers/open-answers.ts";
import type { Parts } from "../parts.ts";
import type { Profile } from "../profiles/profile.ts";
import { wordsToConfirm } from "./words-to-confirm.ts";

/** An answer to an open question, as its owner decides about it. */
interface SharedAnswer {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  /** What others hear of it once it is allowed; empty where nothing is left. */
  readonly words: string;
  /** Whether the twin may say it to others now. */
  readonly isAllowed: boolean;
  /** Whether it was written or changed after the owner confirmed. */
  readonly hasChanged: boolean;
}

/** What an owner lets the twin say to others, and to whom. */
export interface TwinSharing extends Pick<Profile, "twin_share_pre_like" | "twin_share_on_match"> {
  /** Null where nothing is confirmed: then the twin talks to nobody else. */
  readonly confirmedAt: Date | null;
  readonly answers: readonly SharedAnswer[];
}

/** What the twin of a member may say to others, with the questions in a language. */
export async function getTwinSharing(
  { stores }: Pick<Parts, "stores">,
  ownerId: string,
  language: Language,
): Promise<TwinSharing> {
  const [own, answers, confirmed] = await Promise.all([
    stores.profiles.find(ownerId),
    stores.answers.find(ownerId),
    stores.twinSharing.find(ownerId),
  ]);
  const texts = new Map(openQuestions(language).map(({ id, question }) => [id, question]));
  const before = new Map(confirmed?.answers.map((each) => [each.questionId, each]));
  return {
    confirmedAt: confirmed?.confirmedAt ?? null,
    answers: wordsToConfirm(answers ?? { responses: [] }, own?.profile ?? {}).map((each) => {
      const known = before.get(each.questionId);
      const isSame = known?.answer === each.answer;
      const isAllowed = isSame && known.isAllowed;
      return {
        ...each,
        question: texts.get(each.questionId) ?? "",
        words: isAllowed ? known.words : each.words,
        isAllowed,
        hasChanged: confirmed !== undefined && !isSame,
      };
    }),
    twin_share_pre_like: own?.profile.twin_share_pre_like ?? true,
    twin_share_on_match: own?.profile.twin_share_on_match ?? true,
  };
}
