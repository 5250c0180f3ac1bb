import { visibleText } from "@gemel/i18n/server";
import {
  checkAnswers,
  type QuestionResponse,
  type AnswerProblem,
  openAnswerLimits,
} from "@gemel/psyche/check-answers";
import {
  findQuestionnaire,
  type Questionnaire,
  questionnaire,
  questionnaireId,
  questionnaireName,
} from "@gemel/psyche/questionnaire";
import { AppError, type ErrorDetail, fieldError } from "../../errors/app-error.ts";
import type { Language, Member } from "../../foundation/member.ts";
import { requireStatus } from "../accounts/account.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { Services } from "../../services.ts";
import type { Db } from "../../jobs/db.ts";
import { answerStore } from "./store.ts";
import { requireAdmitted } from "../account-status/minors.ts";
import { lockProfile, setOnboardingStatus } from "../profiles/rules.ts";

/** The most places that the contract's `details` can name. */
const MAX_DETAILS = 50;

/** The message for each problem; it never repeats the answer. */
const messages: Readonly<Record<AnswerProblem["code"], string>> = {
  required: "Please choose a statement.",
  unknown: "This statement is not part of the question.",
  duplicate: "This question is answered twice.",
  same_as_most: "Please choose two different statements.",
  too_short: `Please enter at least ${openAnswerLimits.min} characters.`,
  too_long: `Please enter at most ${openAnswerLimits.max} characters.`,
  not_allowed: "This question takes another kind of answer.",
};

function answerFaults(problems: readonly AnswerProblem[]): AppError {
  const onlyMissing = problems.every(isMissing);
  return new AppError("rule_broken", {
    message: onlyMissing
      ? "Some questions have no answer yet."
      : "Some of your answers cannot be accepted.",
    details: problems.slice(0, MAX_DETAILS).map(asDetail),
  });
}

const isMissing = ({ code, field, questionId }: AnswerProblem): boolean =>
  code === "required" && field === `responses.${questionId}`;

const asDetail = (problem: AnswerProblem): ErrorDetail => ({
  field: problem.field,
  code: problem.code,
  message: messageOf(problem),
});

function messageOf(problem: AnswerProblem): string {
  const { code, field } = problem;
  if (isMissing(problem)) return "This question has no answer.";
  if (code === "required" && field.endsWith(".open_answer_text")) return messages.too_short;
  if (code === "unknown" && field.endsWith(".question_id")) {
    return "This question is not part of the questionnaire.";
  }
  if (code === "unknown" && field.endsWith(".block_id")) {
    return "The question belongs to another part of the questionnaire.";
  }
  return messages[code];
}

/** Seconds from one submission to the next that is taken (decision 0048). */
export const AGAIN_AFTER = 90 * 24 * 60 * 60;

interface SubmittedAnswers {
  readonly questionnaireId: string;
  readonly responses: readonly QuestionResponse[];
}

export interface Completion {
  /** When the answers that count were submitted, or those that are being analysed. */
  readonly submittedAt: Date;
  /** Whether new answers are taken in the place of these: now, later, or not before an analysis has ended. */
  readonly again: "open" | "later" | "analysing";
  readonly againFrom: Date;
}

/**
 * A questionnaire by its name, in a language.
 * @throws AppError `onboarding_incomplete` before the profile is completed, `not_found`
 */
export function getQuestionnaire(
  member: Pick<Member, "onboardingStatus">,
  name: string,
  language: Language,
): Questionnaire {
  requireStatus(member, "profile_completed");
  const found = findQuestionnaire(name, language);
  if (found === undefined) throw new AppError("not_found");
  return found;
}

/**
 * Returns the state of a member's answers to a questionnaire; undefined before they are submitted.
 * @param name the questionnaire's name, its version included
 * @throws AppError `not_found` for a name that is not one of ours
 */
export async function findCompletion(
  services: Pick<Services, "clock" | "db">,
  member: Pick<Member, "id" | "onboardingStatus">,
  name = questionnaireName,
): Promise<Completion | undefined> {
  const found = findQuestionnaire(name, "en");
  if (found === undefined) throw new AppError("not_found");
  return completionIn(services.db, member, found.id, services.clock());
}

async function completionIn(
  db: Db,
  { id, onboardingStatus }: Pick<Member, "id" | "onboardingStatus">,
  ofQuestionnaire: string,
  now: Date,
): Promise<Completion | undefined> {
  const submitted = await answerStore(db).findSubmission(id, ofQuestionnaire);
  if (submitted === undefined) return undefined;
  const { submittedAt, renewedAt } = submitted;
  const latest = renewedAt ?? submittedAt;
  const againFrom = secondsAfter(latest, AGAIN_AFTER);
  const isAnalysing = renewedAt !== null || onboardingStatus === "questionnaire_completed";
  const again = isAnalysing ? "analysing" : againFrom > now ? "later" : "open";
  return { submittedAt: latest, again, againFrom };
}

/**
 * Takes a member's answers: with them the member becomes `questionnaire_completed` and the job that
 * analyses them exists, or none of it happens. Of two submissions at once the first is taken.
 *
 * 90 days after the last submission it takes new ones. They are kept beside the old ones, which count, with all
 * that was made of them, until the new ones are analysed.
 * @throws AppError `onboarding_incomplete`, `underage` for a refused minor, `already_submitted`, or `rule_broken` with
 * every fault
 */
export const submitAnswers = (
  services: Pick<Services, "addressHashes" | "clock" | "transaction">,
  { id: userId, email }: Pick<Member, "id" | "email">,
  submitted: SubmittedAnswers,
): Promise<Completion> =>
  services.transaction(async (db) => {
    const answers = answerStore(db);
    const own = await lockProfile(db, userId);
    if (own === undefined) throw new AppError("unauthorized");
    const { onboardingStatus } = own;
    requireStatus(own, "profile_completed");
    await requireAdmitted(db, services, { email, onboardingStatus });
    const submittedAt = services.clock();
    const given = { userId, submittedAt, ...submitted };
    const member = { id: userId, onboardingStatus };
    const before = await completionIn(db, member, questionnaireId, submittedAt);
    if (before !== undefined && before.again !== "open") throw new AppError("already_submitted");
    refuseFaults(submitted);
    if (before === undefined) {
      await answers.add(given);
      await setOnboardingStatus(db, userId, "questionnaire_completed");
    } else {
      await answers.addRenewal(given);
    }
    await db.jobs.send("insights", { userId });
    return { submittedAt, again: "analysing", againFrom: secondsAfter(submittedAt, AGAIN_AFTER) };
  });

function refuseFaults(submitted: SubmittedAnswers): void {
  if (submitted.questionnaireId !== questionnaireId) {
    throw fieldError("rule_broken", {
      field: "questionnaire_id",
      code: "unknown",
      message: "There is no such questionnaire.",
    });
  }
  // The rules are about ids and lengths, which are the same in every language.
  const problems = checkAnswers(questionnaire("en"), submitted.responses.map(asSeen));
  if (problems.length > 0) throw answerFaults(problems);
}

/** A response by what can be seen of it: ten invisible characters are no answer. */
const asSeen = (response: QuestionResponse): QuestionResponse => ({
  ...response,
  open_answer_text: response.open_answer_text && visibleText(response.open_answer_text),
});

/** The answers of a member that count. */
export const findAnswers = (db: Db, userId: string) => answerStore(db).find(userId);

/** Newer answers of a member, which wait for their analysis. */
export const findRenewal = (db: Db, userId: string) => answerStore(db).findRenewal(userId);

/** Puts the newer answers in the place of those that count. */
export const renewAnswers = (db: Db, userId: string) => answerStore(db).renew(userId);

/** Erases what a member has answered, who can answer for the first time again. */
export const eraseAnswers = (db: Db, userId: string) => answerStore(db).erase(userId);
