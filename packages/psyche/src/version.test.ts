import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import psyche from "../package.json" with { type: "json" };
import { answerInputs } from "./compatibility.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import { seededRandom } from "./evidence/random.ts";
import { readProfile } from "./summary.ts";

/** Everything that is made of a few members' answers; the last digits differ between machines. */
function made(): string {
  const members = drawMembers(5, 0.5, seededRandom(1));
  const all = members.map(({ responses }) => {
    const profile = readProfile(responses);
    return [profile, answerInputs(responses, profile)];
  });
  const json = JSON.stringify(all, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(6)) : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}

// Servers score answers of another version again, and know the model by its version alone.
test("a model that makes something else of answers has another version", () => {
  expect({ version: psyche.version, made: made() }).toEqual({
    version: "0.9.0",
    made: "713737137fb52c03",
  });
});
