import { expect, it } from "vitest";
import { distanceKm } from "../../places/distance.ts";
import { openGazetteer } from "../../places/gazetteer.ts";
import { demoMembers } from "../demo-members.ts";
import { aroundBologna, aroundEdinburgh, aroundPorto, cities } from "./cities.ts";

const gazetteer = await openGazetteer();

it("names cities that are somewhere", () => {
  const lost = cities.filter(({ country, name }) => gazetteer.find(country, name) === undefined);
  expect(lost).toEqual([]);
});

it.each([
  ["chiara", aroundBologna],
  ["robin", aroundEdinburgh],
  ["admin", aroundPorto],
])("has cities as near to %s as the filters begin with", (name, around) => {
  const profile = demoMembers.find(({ email }) => email === `${name}@demo.example`)?.profile;
  const home = gazetteer.find(profile?.country ?? null, profile?.city ?? null);
  if (home === undefined) throw new Error(`${name} lives nowhere`);
  for (const city of around) {
    const place = gazetteer.find(city.country, city.name);
    const distance = place && distanceKm(home, place);
    expect([city.name, distance]).toEqual([city.name, expect.any(Number)]);
    expect(distance).toBeLessThanOrEqual(50);
  }
});
