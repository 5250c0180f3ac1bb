import { expect } from "@playwright/test";
import type { Schemas } from "@gemel/api";
import { questionnaireId } from "@gemel/psyche/questionnaire";
import { answerAs } from "../../../packages/server/src/demo/answer-as.ts";
import { demoMembers } from "../../../packages/server/src/demo/demo-members.ts";
import { newNickname } from "../../../packages/server/src/testing/new-member.ts";
import type { Backend } from "./backend.ts";
import { callAs } from "./call-as.ts";
import { type Credentials, newMember } from "./member.ts";

/** A member with a name. */
export interface Person extends Credentials {
  readonly name: string;
}

/** The demo members whose profile and answers a person of a journey copies. */
const models = { robin: "Robin", chiara: "Chiara", jonas: "Jonas" } as const;

export type Model = keyof typeof models;

/** The facts that differ from the model's. */
interface PersonFacts {
  /** `YYYY-MM-DD`; changed later it would reach others a day after. */
  readonly birth_date?: string;
}

const text = (value: string | undefined | null) => ({
  Valid: value !== undefined && value !== null,
  String: value ?? "",
});

/**
 * Registers a member with the profile of a demo member, under a name of their own: what a journey does with
 * them concerns no other journey.
 */
export async function withProfile(
  backend: Backend,
  model: Model,
  facts: PersonFacts = {},
): Promise<Person> {
  const { language, profile } = modelOf(model);
  const credentials = await newMember(backend, language);
  const name = newNickname(models[model]);
  const calls = await callAs(backend, credentials);
  const { first_name, birth_date, sex, country, city, bio } = { ...profile, ...facts };
  const body: Schemas["ProfileUpdate"] = {
    nickname: name,
    profile: {
      first_name: text(first_name),
      sex: { Valid: true, String: sex ?? "other" },
      birth_date: { Valid: true, Time: `${birth_date}T00:00:00Z` },
      country: text(country),
      city: text(city),
      bio: text(bio),
    },
  };
  await calls("/me/profile", { method: "PUT", body });
  return { ...credentials, name };
}

/** A person who has answered the questionnaire too and lets the twin say it, and may do everything. */
export async function newPerson(
  backend: Backend,
  model: Model,
  facts: PersonFacts = {},
): Promise<Person> {
  const person = await withProfile(backend, model, facts);
  const { disposition } = modelOf(model);
  if (disposition === undefined) throw new Error(`${model} has answered nothing`);
  const calls = await callAs(backend, person);
  const body = { questionnaire_id: questionnaireId, responses: answerAs(disposition) };
  await calls("/psy/answers", { method: "POST", body });
  await expect
    .poll(async () => (await calls<Schemas["User"]>("/me")).onboarding_status)
    .toBe("onboarding_complete");
  const { answers } = await calls<Schemas["TwinSharing"]>("/me/twin/sharing");
  const allowed: Schemas["TwinSharingDecision"] = {
    answers: answers.map(({ question_id, words }) => ({
      question_id,
      words,
      allowed: words !== "",
    })),
  };
  await calls("/me/twin/sharing", { method: "PUT", body: allowed });
  return person;
}

function modelOf(model: Model) {
  const found = demoMembers.find(({ email }) => email === `${model}@demo.example`);
  if (found === undefined) throw new Error(`There is no demo member ${model}`);
  return found;
}
