import { isDeepStrictEqual } from "node:util";
import { readableText } from "@gemel/i18n/server";
import { type TwinTexts, twinSharingStore } from "./store.ts";
import type { Services } from "../../services.ts";
import { isTwinShared } from "../candidates/is-twin-shared.ts";
import type { Language } from "../../foundation/member.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { emptyAnswers, openQuestions, textsToConfirm } from "./shared-texts.ts";
import type { Profile } from "../profiles/profile.ts";
import { fieldError } from "../../errors/app-error.ts";
import { findProfile, lockProfile } from "../profiles/rules.ts";
import { findVisible } from "../candidates/rules.ts";
import { findAnswers } from "../questionnaire/rules.ts";
import type { Db } from "../../jobs/db.ts";

export type { TwinTexts } from "./store.ts";

/**
 * Returns the texts that the twin of an owner may say to another member now. Nothing if the owner does not
 * share it with them: then there is no conversation and no prompt.
 */
export async function whatTwinMaySay(
  { db }: Pick<Services, "db">,
  memberId: string,
  ownerId: string,
): Promise<TwinTexts | undefined> {
  const [owner] = await findVisible(db, memberId, [ownerId]);
  if (owner === undefined || !isTwinShared(owner)) return undefined;
  return findTexts(db, ownerId);
}

/** Finds the texts that the twin of an owner may say to the members with whom it is shared now. */
export const findTexts = (db: Db, ownerId: string): Promise<TwinTexts | undefined> =>
  twinSharingStore(db).findTexts(ownerId);

/**
 * Whether the twin of an owner may say the same as before: the owner has not confirmed again, and no answer has been
 * replaced or dropped.
 */
export const areTextsTheSame = async (
  db: Db,
  ownerId: string,
  before: TwinTexts | undefined,
): Promise<boolean> => isDeepStrictEqual(await findTexts(db, ownerId), before);

/** Whether a member may speak with an owner's twin now: with their own, and with one that may say something to them. */
export const maySpeakToTwin = async (
  services: Pick<Services, "db">,
  memberId: string,
  ownerId: string,
): Promise<boolean> =>
  memberId === ownerId || (await whatTwinMaySay(services, memberId, ownerId)) !== undefined;

/**
 * Takes back what an owner confirmed of answers that say nothing by the rule of this version: they may have been
 * confirmed under another one.
 */
export async function dropEmptyTexts(db: Db, answers: Answers): Promise<void> {
  const twinSharing = twinSharingStore(db);
  const confirmed = await twinSharing.find(answers.userId);
  const empty = emptyAnswers(answers);
  const dropped = (confirmed?.answers ?? [])
    .filter(({ questionId, words }) => words !== "" && empty.has(questionId))
    .map(({ questionId }) => questionId);
  if (dropped.length > 0) await twinSharing.dropTexts(answers.userId, dropped);
}

interface SharedAnswer {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  /** The part of it that others see once it is allowed; empty if nothing is left. */
  readonly words: string;
  /** Whether the twin may say it to others now. */
  readonly isAllowed: boolean;
  /** Whether it was written or changed after the owner confirmed. */
  readonly hasChanged: boolean;
}

export interface TwinSharing extends Pick<Profile, "twin_share_pre_like" | "twin_share_on_match"> {
  /** Null where nothing is confirmed: then the twin talks to its owner alone. */
  readonly confirmedAt: Date | null;
  readonly answers: readonly SharedAnswer[];
}

export async function getTwinSharing(
  { db }: Pick<Services, "db">,
  ownerId: string,
  language: Language,
): Promise<TwinSharing> {
  const [own, answers, confirmed] = await Promise.all([
    findProfile(db, ownerId),
    findAnswers(db, ownerId),
    twinSharingStore(db).find(ownerId),
  ]);
  const texts = new Map(openQuestions(language).map(({ id, question }) => [id, question]));
  const before = new Map(confirmed?.answers.map((each) => [each.questionId, each]));
  return {
    confirmedAt: confirmed?.confirmedAt ?? null,
    answers: textsToConfirm(answers ?? { responses: [] }, own?.profile ?? {}).map((each) => {
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

/**
 * Keeps what the twin of a member may say to others, in the place of what was confirmed before.
 * @throws AppError `rule_broken` where these are not all answers, or others would see something else than
 *   the member saw
 */
export async function confirmTwinSharing(
  services: Pick<Services, "clock" | "db" | "transaction">,
  ownerId: string,
  language: Language,
  decided: readonly Pick<SharedAnswer, "questionId" | "words" | "isAllowed">[],
): Promise<TwinSharing> {
  const decisions = new Map(decided.map((each) => [each.questionId, each]));
  // The client sends a text back by the current rule of texts, even if it was stored under another one.
  const isChanged = ({ questionId, words }: SharedAnswer): boolean =>
    decisions.get(questionId)?.words !== readableText(words);
  return services.transaction(async (db) => {
    // Locked: two sets at once follow one another, and no name changes between them.
    await lockProfile(db, ownerId);
    const { answers } = await getTwinSharing({ db }, ownerId, language);
    const isWhole = decisions.size === answers.length && decided.length === answers.length;
    if (!isWhole || answers.some(isChanged)) {
      throw fieldError("rule_broken", {
        field: "answers",
        code: "changed",
        message: "Your answers have changed meanwhile. Please look at them again.",
      });
    }
    await twinSharingStore(db).save(ownerId, {
      confirmedAt: services.clock(),
      answers: answers.map(({ questionId, answer, words }) => ({
        questionId,
        answer,
        words,
        isAllowed: decisions.get(questionId)?.isAllowed === true,
      })),
    });
    return getTwinSharing({ db }, ownerId, language);
  });
}

export const findConfirmed = (db: Db, ownerId: string) => twinSharingStore(db).find(ownerId);
