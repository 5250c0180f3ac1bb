import type { CallOptions } from "../../../packages/server/src/testing/call.ts";
import type { Relation } from "./relations.ts";
import type { Asker, Targets } from "./world.ts";

/** The answer to each relation: the status, and the code of a refusal. */
export type Answers = Readonly<Record<Relation, string>>;

/** A call, without who makes it. */
interface Ask extends Pick<CallOptions, "body" | "payload" | "headers" | "cookie"> {
  /** For example `GET /me`. */
  readonly call: string;
  /** Whether the call goes out without the asker's access token. @default false */
  readonly isAnonymous?: boolean;
}

/** An operation of the contract, by every relation. */
export interface Row {
  /** @param targets ids that the call is about: Ada's, or ids that never existed */
  readonly ask: (targets: Targets, asker: Asker) => Ask;
  readonly answers: Answers;
  /** The relations, besides Ada herself, whose answer may name Ada. */
  readonly names: readonly Relation[];
}

/**
 * @param ask gives the call alone, or with what goes along with it
 * @param names as `Row.names`
 */
export const row = (
  ask: string | ((...given: Parameters<Row["ask"]>) => string | Ask),
  answers: Answers,
  names: readonly Relation[] = [],
): Row => ({
  ask: (...given) => {
    const asked = typeof ask === "string" ? ask : ask(...given);
    return typeof asked === "string" ? { call: asked } : asked;
  },
  answers,
  names,
});

export const UNAUTHORIZED = "401 unauthorized";
export const NOT_FOUND = "404 not_found";
const FORBIDDEN = "403 forbidden";

/** Anybody, signed in or not, is answered alike. */
export const anyone = (answer: string, others: Partial<Answers> = {}): Answers => ({
  anonymous: answer,
  suspended: answer,
  deleted: answer,
  ...members(answer),
  ...others,
});

/** Every member with a session gets the same answer. */
export const insiders = (answer: string, others: Partial<Answers> = {}): Answers => ({
  anonymous: UNAUTHORIZED,
  suspended: UNAUTHORIZED,
  deleted: UNAUTHORIZED,
  ...members(answer),
  ...others,
});

/** Every member without a block gets the same answer; for the others the target does not exist. */
export const unblocked = (answer: string, others: Partial<Answers> = {}): Answers =>
  insiders(answer, { blocked: NOT_FOUND, blocker: NOT_FOUND, ...others });

/** Only some are answered; for all others it does not exist. */
export const only = (answers: Partial<Answers>): Answers => insiders(NOT_FOUND, answers);

/** Only admins are answered. */
export const admins = (answer: string): Answers => insiders(FORBIDDEN, { admin: answer });

/** The same answers, except that an account without a profile must complete it first. */
export const onceComplete = (answers: Answers): Answers => ({
  ...answers,
  newcomer: "403 onboarding_incomplete",
});

const members = (answer: string) => ({
  newcomer: answer,
  blocked: answer,
  blocker: answer,
  stranger: answer,
  liked: answer,
  admin: answer,
  matched: answer,
  owner: answer,
});
