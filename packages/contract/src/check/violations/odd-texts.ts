import type { Contract } from "../contract/contract.ts";
import type { Schema } from "../contract/schema.ts";
import { replaceAt, written, placesOf } from "./places.ts";
import type { Violation } from "./violate-schema.ts";

/** Texts at which careless servers fail: they must be taken or refused, never be a 500. */
export const oddTexts: Readonly<Record<string, string>> = {
  "a lone high surrogate": "odd \ud83d",
  "a lone low surrogate": "\ude00 odd",
  "a NUL": "odd\u0000text",
  "a right-to-left override": "\u202etxet ddo\u202c",
  "an emoji of seven code points": "👩🏽‍❤️‍💋‍👨🏿 odd",
  "many combining marks": `o${"\u0301\u0323\u0334".repeat(8)}dd`,
  "a character beyond the first plane": "𝒪𝒹𝒹 𠜎𠜱",
  "a noncharacter": "odd\ufffe\u{1ffff}",
  "a zero-width joiner and a byte order mark": "\ufeffodd\u200d\u200b",
};

/** A valid body with an odd text in each of its free texts, one at a time. */
export function oddTextsIn(
  contract: Pick<Contract, "explain" | "flatten">,
  schema: Schema,
  valid: unknown,
): Violation[] {
  const places = placesOf(contract, schema, valid).filter(
    ({ schema: { enum: choices, format, maxLength = Number.POSITIVE_INFINITY }, value }) =>
      typeof value === "string" && !choices && format === undefined && maxLength > 2,
  );
  return places.flatMap((place) =>
    Object.entries(oddTexts).map(([what, text]) => ({
      what: `${written(place.path)} with ${what}`,
      value: replaceAt(valid, place.path, fit(text, place.schema)),
    })),
  );
}

function fit(text: string, { minLength = 0, maxLength }: Schema): string {
  const points = [...text.padEnd(minLength, "x")];
  return points.slice(0, maxLength).join("");
}
