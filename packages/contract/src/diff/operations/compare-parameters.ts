import { change, type Change, type Place, changeByEffect } from "../change/change.ts";
import { compareMaps } from "../change/compare-maps.ts";
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

export function* compareParameters(
  before: Parameters,
  after: Parameters,
  place: Place,
): Generator<Change> {
  const at = ({ value }: Part): Place => ({
    ...place,
    part: `request ${String(value["in"])} ${String(value["name"])}`,
  });
  const aspect = "parameter";
  yield* compareMaps(before, after, {
    gone: (_, older) => {
      const difference = { aspect, was: presenceOf(older), now: undefined };
      const why = "A client that still sends it is refused or ignored.";
      return change("breaking", at(older), older, difference, why);
    },
    added: (_, newer) => {
      const difference = { aspect, was: undefined, now: presenceOf(newer) };
      return difference.now === "required"
        ? change(
            "breaking",
            at(newer),
            newer,
            difference,
            "A client that does not send it is refused.",
          )
        : change("compatible", at(newer), newer, difference, "A client need not send it.");
    },
    kept: (_, older, newer) => compareParameter(older, newer, at(newer)),
  });
}
