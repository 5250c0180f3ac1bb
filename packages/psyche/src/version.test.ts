import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import psyche from "../package.json" with { type: "json" };
import {
  answerInputs,
  compatibility,
  discreetCompatibility,
  memberInputs,
} from "./compatibility.ts";
import { drawMembers } from "./evidence/whole-members.ts";
import { seededRandom } from "./evidence/random.ts";
import { readProfile } from "./summary.ts";

const members = drawMembers(5, 0.5, seededRandom(1));

/** The last digits differ between machines. */
function hashOf(made: unknown): string {
  const json = JSON.stringify(made, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(6)) : value,
  );
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}

// Servers score answers of another version again, and know the model by its version alone.
test("a model that makes something else of answers has another version", () => {
  const made = members.map(({ responses }) => {
    const profile = readProfile(responses);
    return [profile, answerInputs(responses, profile)];
  });
  expect({ version: psyche.version, made: hashOf(made) }).toEqual({
    version: "0.11.0",
    made: "5284a60cc2b6fc9b",
  });
});

// The noise of a pair is another one for each version: two scores with the same noise would show it.
test("a model that makes something else of two members has another version", () => {
  const inputs = members.map(({ responses }, at) =>
    memberInputs(responses, {
      children_status: at % 2 === 0 ? "has_children" : "does_not_have_children",
      pets_status: at % 3 === 0 ? "has_pets" : "does_not_have_pets",
      child_intent: at % 3 === 0 ? "no" : "yes",
      pet_intent: at % 2 === 0 ? "do_not_care" : "no",
    }),
  );
  const made = inputs.flatMap((one, at) =>
    inputs
      .slice(at + 1)
      .map((other) => [compatibility(one, other), discreetCompatibility(one, other, () => 0)]),
  );
  expect({ version: psyche.version, made: hashOf(made) }).toEqual({
    version: "0.11.0",
    made: "7c4a82d3561732a2",
  });
});
