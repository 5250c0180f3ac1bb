import { readId, readText } from "./nullable.ts";

/** Makes a value of the app from what arrived, or throws `Unreadable`; it throws nothing else. */
export type Reader<Value> = (json: unknown) => Value;

/** An answer lacks what this app cannot do without. For the member it is as good as none. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

type NameOf<Raw> = Raw extends unknown ? keyof Raw : never;

/** The fields of a schema, or of every one of a union, before they are read. */
export type Fields<Raw> = { readonly [Name in NameOf<Raw>]?: unknown };

export const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

/** The fields of an object; a name that the schema does not have does not compile. */
export function fieldsOf<Raw>(json: unknown): Fields<Raw> {
  if (!isRecord(json)) throw new Unreadable("not an object");
  return json as Fields<Raw>;
}

/** Refuses null. */
export const required =
  <Value>(read: (json: unknown) => Value | null): Reader<Value> =>
  (json) => {
    const value = read(json);
    if (value === null) throw new Unreadable("a value is missing");
    return value;
  };

export const id = required(readId);
export const text = required(readText);

/** Reads the items of a list, whatever `json` is; leaves out items that cannot be read. */
export const listed = <Item>(json: unknown, read: (item: unknown) => Item | null): Item[] =>
  Array.isArray(json) ? json.map(read).filter((item): item is Item => item !== null) : [];

/** Reads nothing from an answer: only its success counts. */
export const nothing: Reader<undefined> = () => undefined;
