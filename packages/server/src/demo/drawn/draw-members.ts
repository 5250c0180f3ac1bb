import { seededRandom } from "@gemel/psyche/seeded-random";
import { languages } from "@gemel/psyche/questionnaire";
import type { Language } from "../../foundation/member.ts";
import { type Nickname, parseNickname } from "../../features/profiles/nickname.ts";
import { secondsAfter } from "../../foundation/clock.ts";
import type { City } from "./cities.ts";
import { type DrawnMember, memberId } from "./drawn-member.ts";
import { createDeck, pick } from "./deck.ts";
import { drawAnswers } from "./draw-answers.ts";
import { drawCriteria } from "./draw-criteria.ts";
import { drawProfile } from "./draw-profile.ts";
import type { Sex } from "../../features/criteria/criteria.ts";
import { createWriter, type Writer } from "./writer.ts";

export interface Group {
  /** How much of all members it is, beside the others' shares; a whole number. */
  readonly share: number;
  /** The cities where its members live: the larger a city, the more members. */
  readonly cities: readonly City[];
  /** In years, both included. */
  readonly ages: readonly [youngest: number, oldest: number];
}

export interface DrawPlan {
  readonly count: number;
  /** The same number draws the same members on the same day. */
  readonly seed: number;
  readonly today: Date;
  readonly groups: readonly Group[];
  /** Domain of the e-mail addresses, which begin with `member-1`, `member-2` and so on. */
  readonly domain: string;
  /** Ends each nickname with a number, so that those of another seed are others. */
  readonly numbered?: boolean;
}

const sexes: readonly { readonly sex: Sex; readonly share: number }[] = [
  { sex: "female", share: 47 },
  { sex: "male", share: 45 },
  { sex: "other", share: 8 },
];

/** Share of members who speak a language of their place; the others speak any of our languages. */
const AT_HOME = 0.78;
const DAY = 24 * 60 * 60;
/** Number of days since the first of them joined. */
const DAYS = 200;

export function* drawMembers(plan: DrawPlan): Generator<DrawnMember, void, void> {
  const { count, seed, today, groups, domain, numbered = false } = plan;
  const random = seededRandom(seed);
  const often = (share: number): boolean => random.uniform() < share;
  const writers = Object.fromEntries(
    languages.map((language) => [language, createWriter(language, random)]),
  ) as Record<Language, Writer>;
  const agesOf = new Map(
    groups.map((group) => [group, createDeck(yearsFrom(...group.ages), random)]),
  );
  const groupDeck = createDeck(groups.flatMap(byShare), random);
  const sexDeck = createDeck(sexes.flatMap(byShare), random);
  const answersOf = drawAnswers(count, seed);
  const taken = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const group = groupDeck.deal();
    const city = pick(
      group.cities.map((each) => [each, each.thousands]),
      random,
    );
    const spoken = often(AT_HOME) ? city.speaks : languages;
    const language = pick(
      spoken.map((each) => [each, 1]),
      random,
    );
    const writer = writers[language];
    const { sex } = sexDeck.deal();
    const firstName = writer.firstName(sex);
    const number = index + 1;
    const nickname = numbered
      ? parseNickname(`${firstName} ${seed}.${number}`)
      : newNickname(firstName, writer, taken);
    const age = agesOf.get(group)?.deal() ?? 0;
    const profile = drawProfile({ sex, firstName, age, today, city }, writer, random);
    const email = `member-${number}@${domain}`;
    yield {
      id: memberId(email),
      email,
      language,
      sex,
      nickname,
      createdAt: secondsAfter(today, -Math.round(random.uniform() ** 2 * DAYS * DAY)),
      profile,
      criteria: drawCriteria(age, sex, profile, random),
      greeting: writer.greeting(),
      hasPicture: often(0.918),
      hasVoice: often(0.25),
      ...answersOf(index, writer.ownTexts()),
    };
  }
}

/** Returns a part as many times as its share says. */
const byShare = <Part extends { readonly share: number }>(part: Part): Part[] =>
  Array.from({ length: part.share }, () => part);

const yearsFrom = (youngest: number, oldest: number): number[] =>
  Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);

function newNickname(firstName: string, writer: Writer, taken: Set<string>): Nickname {
  for (;;) {
    const nickname = parseNickname(`${firstName} ${writer.byname()}`);
    if (taken.has(nickname.key)) continue;
    taken.add(nickname.key);
    return nickname;
  }
}
