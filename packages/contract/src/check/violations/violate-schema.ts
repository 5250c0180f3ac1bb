import type { Contract } from "../contract/contract.ts";
import { isNode } from "../contract/node.ts";
import { type Schema, typesOf } from "../contract/schema.ts";
import { replaceAt, type Step, written, type Place, placesOf } from "./places.ts";

/** A value that breaks the contract, and how: `a body without "email"`. */
export interface Violation {
  readonly what: string;
  readonly value: unknown;
}

type Reading = Pick<Contract, "explain" | "flatten">;

/**
 * Returns every way to break a schema with one change to a valid value: a field missing or unknown, a wrong
 * type, choice or form, and each bound passed by one. Changes that turn out to be valid are left out.
 */
export function violateSchema(contract: Reading, schema: Schema, valid: unknown): Violation[] {
  const violations = placesOf(contract, schema, valid).flatMap((place) =>
    changesOf(place).map(({ what, at = place.path, value }) => ({
      what,
      value: replaceAt(valid, at, value),
    })),
  );
  return violations.filter(({ value }) => contract.explain(schema, value).length > 0);
}

interface Change {
  readonly what: string;
  readonly value: unknown;
  /** The path of the change, if it is not the place itself. */
  readonly at?: readonly Step[];
}

function changesOf(place: Place): Change[] {
  const { path, schema, required } = place;
  const name = written(path);
  const missing = required && path.length > 0 && typeof path.at(-1) === "string";
  return [
    ...(missing ? [{ what: `a body without ${name}`, value: undefined }] : []),
    ...wrongTypes(schema, name),
    ...wrongTexts(place, name),
    ...wrongNumbers(schema, name),
    ...wrongLists(place, name),
    ...unknownFields(place),
  ];
}

const samples: Readonly<Record<string, unknown>> = {
  string: "text",
  number: 7.5,
  boolean: true,
  object: {},
  array: [],
  null: null,
};

function wrongTypes(schema: Schema, name: string): Change[] {
  const types = typesOf(schema);
  return Object.entries(samples)
    .filter(([type]) => !types.includes(type))
    .map(([type, value]) => ({ what: `${name} as ${type}`, value }));
}

function wrongTexts({ schema, value }: Place, name: string): Change[] {
  if (typeof value !== "string") return [];
  const { minLength = 0, maxLength, pattern, format } = schema;
  return [
    ...(schema.enum ? [{ what: `${name} outside its choices`, value: "none-of-these" }] : []),
    ...(minLength > 0
      ? [{ what: `${name} shorter than ${minLength}`, value: value.slice(0, minLength - 1) }]
      : []),
    ...(maxLength !== undefined && schema.enum === undefined
      ? [{ what: `${name} longer than ${maxLength}`, value: lengthen(value, maxLength + 1) }]
      : []),
    ...(format === undefined ? [] : [{ what: `${name} that is no ${format}`, value: "§ none §" }]),
    ...(pattern === undefined
      ? []
      : [
          { what: `${name} against its pattern`, value: "§ <none> §\u0001" },
          { what: `${name} with a NUL`, value: `${value}\u0000` },
        ]),
  ];
}

/** Grows a text in its own characters, an address before its @. */
function lengthen(value: string, length: number): string {
  const [filler = "a"] = value.match(/[a-z0-9]/i) ?? [];
  return filler.repeat(Math.max(0, length - [...value].length)) + value;
}

const wrongNumbers = ({ minimum, maximum, type }: Schema, name: string): Change[] => [
  ...(minimum === undefined ? [] : [{ what: `${name} below ${minimum}`, value: minimum - 1 }]),
  ...(maximum === undefined ? [] : [{ what: `${name} above ${maximum}`, value: maximum + 1 }]),
  ...(type === "integer" ? [{ what: `${name} as a fraction`, value: 20.5 }] : []),
];

function wrongLists({ schema, value }: Place, name: string): Change[] {
  if (!Array.isArray(value)) return [];
  const { minItems = 0, maxItems } = schema;
  const [item] = value;
  return [
    ...(minItems > 0
      ? [{ what: `${name} with fewer than ${minItems} items`, value: value.slice(0, minItems - 1) }]
      : []),
    ...(maxItems !== undefined && item !== undefined
      ? [
          {
            what: `${name} with more than ${maxItems} items`,
            value: Array.from({ length: maxItems + 1 }, () => item as unknown),
          },
        ]
      : []),
  ];
}

function unknownFields({ path, schema, value }: Place): Change[] {
  if (!isNode(value) || schema.additionalProperties !== false) return [];
  const within = path.length === 0 ? "" : ` in ${written(path)}`;
  return [
    {
      what: `an unknown field${within}`,
      value: "surprise",
      at: [...path, "contract_runner_unknown"],
    },
  ];
}
