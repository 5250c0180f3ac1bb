import { expect, test } from "vitest";
import { type SummaryPart, summaryParts } from "../summary.ts";
import { contradictionsOf, drawPortraits } from "./portraits.ts";

const portraits = drawPortraits(40, 11);

/** How many portraits contradict their charts once their parts are changed. */
const contradicted = (change: (part: SummaryPart) => SummaryPart): number =>
  portraits.filter(
    (profile) => contradictionsOf(profile, summaryParts(profile).map(change)).length > 0,
  ).length;

const withParams = (params: SummaryPart["params"]) => (part: SummaryPart) => ({
  ...part,
  params: { ...part.params, ...params },
});

test.each<[string, (part: SummaryPart) => SummaryPart]>([
  ["all is clear", withParams({ sure: "clear" })],
  ["all is the most", withParams({ sure: "clear", most: "yes" })],
  [
    "touch comes first",
    (part) => ("one" in part.params ? withParams({ one: "touch" })(part) : part),
  ],
  ["the percent is another", withParams({ confidence: 0.99 })],
  ["the word is another", withParams({ sureness: "steady" })],
  [
    "high is low",
    (part) => ({ ...part, id: part.id.replace(".high.", ".low.") as SummaryPart["id"] }),
  ],
  [
    "everybody is even",
    (part) =>
      part.id.endsWith(".title") && part.id.startsWith("insights.trait")
        ? { ...part, id: "insights.even.title" }
        : part,
  ],
])("a portrait in which %s is found out", (_what, change) => {
  expect(contradicted(change)).toBeGreaterThan(portraits.length / 10);
});
