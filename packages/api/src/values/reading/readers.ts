import type { ErrorCode } from "../../contract.ts";
import { readNumber, readTime } from "./figures.ts";
import { readBoolean, readChoice } from "./nullable.ts";
import {
  fieldsOf,
  isRecord,
  required,
  text,
  type Fields,
  type Reader,
  Unreadable,
} from "./reader.ts";

/** Does the same as `fieldsOf`, for an answer that may be empty. */
export const fieldsIn = <Raw>(json: unknown): Fields<Raw> =>
  (isRecord(json) ? json : {}) as Fields<Raw>;

export const number = required(readNumber);
export const flag = required(readBoolean);
export const time = required(readTime);

export const choice = <Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  required((json) => readChoice(choices, json));

/** Null where nothing came; what came must be readable. */
export const nullable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (json) =>
    json === null || json === undefined ? null : read(json);

/** Null where what came cannot be read: the specification does not show the answer. */
export const ifReadable =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (json) => {
    try {
      return read(json);
    } catch (thrown) {
      if (thrown instanceof Unreadable) return null;
      throw thrown;
    }
  };

/** Undefined where nothing came; what came must be readable. */
export const optional =
  <Value>(read: Reader<Value>): Reader<Value | undefined> =>
  (json) =>
    json === null || json === undefined ? undefined : read(json);

/** A list; null is an empty one, as backends write it that know no empty lists. */
export const list =
  <Item>(read: Reader<Item>): Reader<Item[]> =>
  (json) => {
    if (json === null) return [];
    if (!Array.isArray(json)) throw new Unreadable("not a list");
    return json.map((item) => read(item));
  };

type Readers<Value> = { readonly [Name in keyof Value]-?: Reader<Value[Name]> };

/** An object with a reader for each field of its type: one that is missing does not compile. */
export const object =
  <Value extends object>(readers: Readers<Value>): Reader<Value> =>
  (json) => {
    const raw = fieldsOf<Record<string, unknown>>(json);
    const value: Record<string, unknown> = {};
    for (const [name, read] of Object.entries<Reader<unknown>>(readers)) {
      const field = read(raw[name]);
      if (field !== undefined) value[name] = field;
    }
    return value as Value;
  };

export const bytes: Reader<Blob> = required((json) => (json instanceof Blob ? json : null));

/** A code is passed on as it came: a newer server may know more of them. */
export const errorCode = text as Reader<ErrorCode>;
