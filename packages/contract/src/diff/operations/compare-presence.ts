import { type Change, changeByEffect, type Place } from "../change/change.ts";
import type { Part } from "../contract/part.ts";

export const presenceOf = ({ value }: Part): string =>
  value["required"] === true ? "required" : "optional";

export function* comparePresence(before: Part, after: Part, place: Place): Generator<Change> {
  const [was, now] = [presenceOf(before), presenceOf(after)];
  if (was === now) return;
  const effect = now === "required" ? "narrower" : "wider";
  yield changeByEffect(effect, place, after, { aspect: "presence", was, now });
}
