import { checkAnswers } from "@gemel/psyche/check-answers";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { readProfile } from "@gemel/psyche/summary";
import { expect, it } from "vitest";
import { ageInYears } from "../../foundation/age.ts";
import { applyProfileRules } from "../../features/profiles/profile-rules.ts";
import type { DrawnMember } from "./drawn-member.ts";
import { demoGroups, filteredAges, DRAWN_MEMBERS } from "./seed-drawn-members.ts";
import { type DrawPlan, drawMembers } from "./draw-members.ts";
import { aroundBologna, aroundEdinburgh, aroundPorto, type cities } from "./cities.ts";

const today = new Date("2028-02-29T12:00:00Z");
const plan: DrawPlan = {
  count: DRAWN_MEMBERS,
  seed: 6,
  today,
  groups: demoGroups,
  domain: "crowd.example",
};
const members = [...drawMembers(plan)];

const ageOf = ({ profile }: DrawnMember): number => ageInYears(profile.birth_date ?? "", today);

function count(valueOf: (member: DrawnMember) => string | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const member of members) {
    const value = String(valueOf(member));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const fewest = (counts: Readonly<Record<string, number>>): number =>
  Math.min(...Object.values(counts));

it("draws people of every sex, language and intention", () => {
  const sexes = count(({ profile }) => profile.sex);
  expect(Object.keys(sexes).toSorted()).toEqual(["female", "male", "other"]);
  expect(fewest(sexes)).toBeGreaterThanOrEqual(10);
  const languages = count(({ language }) => language);
  expect(Object.keys(languages).toSorted()).toEqual(["de", "en", "es", "fr", "it"]);
  expect(fewest(languages)).toBeGreaterThanOrEqual(15);
  const intentions = ["do_not_care", "irrelevant", "no", "null", "prefers_not_to_say", "yes"];
  for (const field of ["child_intent", "pet_intent"] as const) {
    expect(Object.keys(count(({ profile }) => profile[field])).toSorted()).toEqual(intentions);
  }
  for (const [field, thing] of [
    ["children_status", "children"],
    ["pets_status", "pets"],
  ] as const) {
    expect(Object.keys(count(({ profile }) => profile[field])).toSorted()).toEqual([
      `does_not_have_${thing}`,
      `has_${thing}`,
      "null",
      "prefers_not_to_say",
    ]);
  }
});

it("draws adults of every age up to 80, on a leap day too", () => {
  const ages = members.map(ageOf);
  expect(Math.min(...ages)).toBe(18);
  expect(Math.max(...ages)).toBe(80);
  expect(new Set(ages).size).toBeGreaterThan(40);
});

it("lives in many places, most of it near those who look for it and of the age they look for", () => {
  expect(
    Object.keys(count(({ profile }) => `${profile.country} ${profile.city}`)).length,
  ).toBeGreaterThan(40);
  const [youngest, oldest] = filteredAges;
  const near = (around: typeof cities): number =>
    members.filter(
      (member) =>
        around.some(({ name }) => name === member.profile.city) &&
        ageOf(member) >= youngest &&
        ageOf(member) <= oldest,
    ).length;
  const counts = [aroundBologna, aroundEdinburgh, aroundPorto].map(near);
  expect(counts[0]).toBeGreaterThanOrEqual(60);
  expect(counts[1]).toBeGreaterThanOrEqual(50);
  expect(counts[2]).toBeGreaterThanOrEqual(20);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(members.length / 2);
});

it("writes bios and answers that no other member has", () => {
  const bios = members.map(({ profile }) => profile.bio).filter((bio) => bio !== null);
  expect(bios.length).toBeGreaterThan(200);
  expect(bios.length).toBeLessThan(members.length);
  expect(new Set(bios).size).toBeGreaterThan(0.95 * bios.length);
  for (const part of ["portrait", "responses", "id", "email", "createdAt"] as const) {
    expect([part, new Set(members.map((member) => JSON.stringify(member[part]))).size]).toEqual([
      part,
      members.length,
    ]);
  }
  expect(new Set(members.map(({ nickname }) => nickname.key)).size).toBe(members.length);
});

it("keeps the rules that members keep", () => {
  for (const { profile, responses, email, createdAt } of members) {
    expect(applyProfileRules(profile, today)).toEqual(profile);
    expect(checkAnswers(questionnaire("en"), responses)).toEqual([]);
    expect(email).toMatch(/^member-\d+@crowd\.example$/);
    expect(createdAt.getTime()).toBeLessThanOrEqual(today.getTime());
  }
  for (const { responses, portrait } of members.slice(0, 10))
    expect(portrait).toEqual(readProfile(responses));
});

it("draws the same members by the same seed, and another by another", () => {
  const small = { ...plan, count: 12 };
  const drawn = [...drawMembers(small)];
  expect([...drawMembers(small)]).toEqual(drawn);
  const bios = (some: readonly DrawnMember[]) => some.map(({ profile }) => profile.bio);
  expect(bios([...drawMembers({ ...small, seed: 7 })])).not.toEqual(bios(drawn));
});
