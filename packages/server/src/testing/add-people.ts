import { randomUUID } from "node:crypto";
import psyche from "@gemel/psyche/package.json" with { type: "json" };
import { answerInputs } from "@gemel/psyche/compatibility";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { seededRandom } from "@gemel/psyche/seeded-random";
import { drawMembers } from "@gemel/psyche/simulated-members";
import { readProfile } from "@gemel/psyche/summary";
import { type ImportedMember, memberImport } from "../demo/member-import.ts";
import { secondsAfter } from "../foundation/clock.ts";
import { type Criteria, defaultCriteria } from "../features/criteria/criteria.ts";
import type { Profile } from "../features/profiles/profile.ts";
import { parseNickname } from "../features/profiles/nickname.ts";
import { allTexts } from "../features/twins/shared-texts.ts";
import { newEmail, newNickname, PASSWORD, signIn, type TestMember } from "./new-member.ts";
import type { TestContext } from "./use-test-server.ts";

/** The properties that matter of a member to be discovered; the rest is the same for all. */
export interface PersonSpec {
  /** @default 30 */
  readonly age?: number;
  readonly profile?: Partial<Profile>;
  /** The differences from the defaults; if left out, nothing is saved. */
  readonly criteria?: Partial<Criteria>;
  readonly hasPicture?: boolean;
  readonly hasVoice?: boolean;
  /** How many days ago they were analysed. @default 100 */
  readonly daysAgo?: number;
  /** Index of the simulated person who answers. @default in turn */
  readonly answers?: number;
  /** Whether their own answers agree enough that they are shown scores. @default true */
  readonly seesScores?: boolean;
  /** Their text for each open question. @default the texts of simulated people */
  readonly openAnswer?: string;
}

/** A member who can be found and can sign in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
}

/** One person for each spec. */
export type PeopleOf<Specs extends readonly PersonSpec[]> = {
  readonly [Index in keyof Specs]: Person;
};

const DAY = 24 * 60 * 60;

const drawn = drawMembers(24, 0.65, seededRandom(4)).map(({ responses }) => {
  const portrait = readProfile(responses);
  return { responses, portrait, inputs: answerInputs(responses, portrait) };
});

/** The profile of a member who has entered only what is required. */
export const shortProfile: Profile = {
  first_name: null,
  last_name: null,
  birth_date: null,
  sex: "female",
  country: null,
  city: null,
  bio: null,
  height_cm: null,
  weight_kg: null,
  social_links: [],
  children_status: null,
  pets_status: null,
  child_intent: null,
  pet_intent: null,
  show_wishes: false,
  twin_share_pre_like: true,
  twin_share_on_match: true,
};

const base: Profile = { ...shortProfile, country: "IT", city: "Bologna" };

/** Adds people who have finished onboarding, without mails and jobs. */
export async function addPeople<const Specs extends readonly PersonSpec[]>(
  { server }: TestContext,
  specs: Specs,
): Promise<PeopleOf<Specs>> {
  const { services, clock } = server;
  const passwordHash = await services.passwords.hash(PASSWORD);
  const members = specs.map((spec, index) => asImport(spec, index, passwordHash, clock.now()));
  await memberImport(services.db).add(members);
  return members.map(({ account, nickname }) => ({
    id: account.id,
    email: account.email,
    nickname: nickname.shown,
  })) as PeopleOf<Specs>;
}

/** Adds this number of people, and signs them in. */
export async function peopleSignedIn(context: TestContext, count: number) {
  const specs = Array.from({ length: count }, () => ({}));
  const people = await addPeople(context, specs);
  const members = await Promise.all(people.map(({ email }) => signIn(context.call, email)));
  return members as [TestMember, ...TestMember[]];
}

function asImport(
  spec: PersonSpec,
  index: number,
  passwordHash: string,
  now: Date,
): ImportedMember {
  const { age = 30, hasPicture = false, hasVoice = false, daysAgo = 100, openAnswer } = spec;
  const id = randomUUID();
  const answered = drawn[(spec.answers ?? index) % drawn.length];
  if (answered === undefined) throw new Error("no member is simulated");
  const { portrait, inputs } = answered;
  const { seesScores = true } = spec;
  const responses = answered.responses.map((response) =>
    response.open_answer_text === null || openAnswer === undefined
      ? response
      : { ...response, open_answer_text: openAnswer },
  );
  const then = secondsAfter(now, -daysAgo * DAY);
  return {
    account: { id, email: newEmail(), language: "en", passwordHash },
    createdAt: then,
    nickname: parseNickname(newNickname("Member")),
    profile: { ...base, birth_date: `${now.getUTCFullYear() - age}-01-01`, ...spec.profile },
    pictureFile: hasPicture ? `${randomUUID()}.webp` : null,
    voiceFile: hasVoice ? `${randomUUID()}.webm` : null,
    answers: { userId: id, questionnaireId, responses, submittedAt: then },
    insights: {
      userId: id,
      questionnaireId,
      psycheVersion: psyche.version,
      portrait: { ...portrait, seesScores },
      computedAt: then,
    },
    inputs,
    sharing: allTexts({ responses }, { ...base, ...spec.profile }, then),
    criteria: spec.criteria ? { ...defaultCriteria, ...spec.criteria } : null,
  };
}
