import { memberImport } from "../demo/member-import.ts";
import { scoreAnswers } from "../features/insights/insights.ts";
import { parseNickname } from "../features/profiles/nickname.ts";
import { allTexts } from "../features/twins/shared-texts.ts";
import { shortProfile } from "./add-people.ts";
import { wholeAnswers } from "./answers.ts";
import { newEmail, newNickname, PASSWORD, startSession, type TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";

/** A member whose answers are in and analysed: `onboarding_complete`. */
export const analysedMember = (context: TestContext, email?: string): Promise<TestMember> =>
  importMember(context, false, email);

/** The same, and the member has confirmed that the twin may say everything to others. */
export const completeMember = (context: TestContext, email?: string): Promise<TestMember> =>
  importMember(context, true, email);

/** Creates a member without the calls, jobs and mails that lead to this status. */
async function importMember(
  context: TestContext,
  isConfirmed: boolean,
  email = newEmail(),
): Promise<TestMember> {
  const { clock, passwords, db } = context.server.services;
  const [id, now] = [crypto.randomUUID(), clock()];
  const { questionnaire_id: questionnaireId, responses } = wholeAnswers();
  const answers = { userId: id, questionnaireId, responses, submittedAt: now };
  scored ??= scoreAnswers(answers, now);
  const passwordHash = await passwords.hash(PASSWORD);
  const member = {
    account: { id, email, language: "en", passwordHash },
    createdAt: now,
    nickname: parseNickname(newNickname()),
    profile: { ...shortProfile, birth_date: `${now.getUTCFullYear() - 30}-01-01` },
    pictureFile: null,
    voiceFile: null,
    answers,
    insights: { ...scored.insights, userId: id, computedAt: now },
    inputs: scored.inputs,
    sharing: isConfirmed ? allTexts(answers, {}, now) : null,
    criteria: null,
  } as const;
  await memberImport(db).add([member]);
  return startSession(context, member.account);
}

/** All give the same answers, so that they are scored once. */
let scored: ReturnType<typeof scoreAnswers> | undefined;
