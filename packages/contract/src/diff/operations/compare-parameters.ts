import { type Change, type Place, changeByEffect } from "../change/change.ts";
import { compareMaps, type Judgement } from "../change/compare-maps.ts";
import { compareRest } from "../change/compare-rest.ts";
import type { Part } from "../contract/part.ts";
import { compareContent } from "./compare-content.ts";
import { compareOwnedSchema } from "../schemas/compare-schemas.ts";

export const presenceOf = ({ value }: Part): string =>
  value["required"] === true ? "required" : "optional";

export function* comparePresence(before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [presenceOf(before), presenceOf(after)];
  if (was === now) return;
  const effect = now === "required" ? "narrower" : "wider";
  yield changeByEffect(effect, place, after, { aspect: "presence", was, now });
}

type Parameters = ReadonlyMap<string, Part>;

export function* compareParameter(before: Part, after: Part, place: Place): Generator<Change> {
  yield* comparePresence(before, after, place);
  yield* compareOwnedSchema(before, after, place);
  yield* compareContent(before, after, place);
  yield* compareRest(before, after, ["name", "in", "required", "schema", "content"], place);
}

/** Judgements of things that a client sends, and that are gone or new. */
export const ofSent = {
  gone: ["breaking", "A client that still sends it is refused or ignored."],
  added: (_: string, newer: Part): Judgement =>
    presenceOf(newer) === "required"
      ? ["breaking", "A client that does not send it is refused."]
      : ["compatible", "A client need not send it."],
} as const;

export const compareParameters = (
  before: Parameters,
  after: Parameters,
  place: Place,
): Generator<Change> =>
  compareMaps(before, after, {
    ...ofSent,
    aspect: "parameter",
    name: (_, source) => ({
      place: {
        ...place,
        part: `request ${String(source.value["in"])} ${String(source.value["name"])}`,
      },
      source,
      value: presenceOf(source),
    }),
    kept: compareParameter,
  });
