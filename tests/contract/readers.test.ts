import { operations } from "@gemel/mock/operations";
import fc from "fast-check";
import { expect, test } from "vitest";
import { answering, change, isBranch, pathsIn } from "./testing/answering.ts";
import { type CalledId, calls } from "./testing/calls.ts";

const flipCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** The values that another backend may send in a value's place; undefined leaves the field out. */
const changes = fc.oneof(
  fc
    .constantFrom<unknown>(
      null,
      undefined,
      "",
      " ",
      "soon",
      "61.5",
      0,
      -1,
      1e308,
      0.5,
      true,
      false,
      [],
      {},
    )
    .map((value) => () => value),
  fc.jsonValue({ maxDepth: 2 }).map((value) => () => value),
  fc.constantFrom(
    (part: unknown) => (typeof part === "string" ? flipCase(part) : String(part)),
    (part: unknown) => [part],
    (part: unknown) => ({ data: part }),
    (part: unknown) => ({
      Valid: true,
      String: part,
      Int32: part,
      Float64: part,
      Bool: part,
      Time: part,
    }),
    (part: unknown) => ({ Valid: false, String: part }),
    () => ({ Valid: true }),
  ),
);

const mutated = (examples: readonly unknown[]) =>
  fc.constantFrom(...examples).chain((example) => {
    const mutation = fc.tuple(fc.constantFrom(...pathsIn(example)), changes);
    return fc
      .array(mutation, { minLength: 1, maxLength: 4 })
      .map((mutations) =>
        mutations.reduce<unknown>((json, [path, to]) => change(json, path, to), example),
      );
  });

const isTime = (name: string): boolean => /(_at|_until|birth_date)$/.test(name);

/** Returns the path to a value that a view could not show, or undefined. */
function faultIn(value: unknown, name = ""): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : name;
  if (typeof value === "string") {
    if (isTime(name)) return Number.isFinite(Date.parse(value)) ? undefined : name;
    return /^(id|.+_id|country)$/.test(name) && value.trim() === "" ? name : undefined;
  }
  if (value === undefined) return name;
  if (!isBranch(value)) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(part, key);
    if (fault !== undefined) return `${name}.${fault}`;
  }
  return undefined;
}

const bodiesOf = (operation: CalledId): unknown[] =>
  Object.values(operations[operation].answers)
    .filter(({ status, mediaType }) => status < 300 && mediaType === "application/json")
    .map(({ body }) => body);

/** A refresh is no call of the client's: the session asks by itself, and has its own tests. */
const ids = (Object.keys(calls) as CalledId[]).filter(
  (operation) => operation !== "refreshToken" && bodiesOf(operation).length > 0,
);

test.each(ids)("%s: whatever comes is read or refused, and never half read", async (operation) => {
  await fc.assert(
    fc.asyncProperty(mutated(bodiesOf(operation)), async (body) => {
      const result = await calls[operation](answering(body));
      expect(result.ok ? faultIn(result.value ?? null) : result.error.kind).toBe(
        result.ok ? undefined : "network",
      );
    }),
    { seed: 25, numRuns: 1000 },
  );
});
