import { expect, test } from "vitest";
import { shortErrors } from "./short-errors.ts";

const { transform } = shortErrors();
if (typeof transform !== "object" || !("filter" in transform)) throw new Error("no filter");
const { handler, filter } = transform;

const rewrite = (code: string): string => {
  const result: unknown = Reflect.apply(handler, undefined, [code, "sample.js"]);
  if (typeof result !== "object" || result === null || !("code" in result)) {
    throw new Error("The plugin gave no code");
  }
  return String(result.code);
};

test.each([
  ['throw new Error("No such state");', 'throw new Error("");'],
  ["throw new TypeError(`No ${state} in ${machine.id}`);", 'throw new TypeError("");'],
  ["throw Error(`${new Error('inner')}`);", 'throw Error("");'],
  ['throw Error("Found " + kind + ", not " + other);', 'throw Error("");'],
  ["onError(new FormatError(`No ${id}`, cause));", 'onError(new FormatError("", cause));'],
  ['invariant(isInside, "useHref() needs a router");', 'invariant(isInside, "");'],
  [
    "if (a) { warning(b, `Path ${c}`); } else throw new Error('d');",
    'if (a) { warning(b, ""); } else throw new Error("");',
  ],
])("takes the words out of %s", (code, expected) => {
  expect(rewrite(code)).toBe(expected);
});

test.each([
  "throw new Error(message);",
  "throw Error(code + 1);",
  "throw new ErrorResponseImpl(404, `Not Found`);",
  'throw Object.assign(new Error(), { name: "AbortError" });',
  'announce("Sent");',
])("leaves %s alone", (code) => {
  expect(rewrite(code)).toBe(code);
});

test("looks at the packages of the first files only, and never at our own errors", () => {
  const { id } = filter as { id: RegExp };
  expect(id.test("/x/node_modules/react-router/dist/production/index.mjs")).toBe(true);
  expect(id.test("C:\\x\\node_modules\\xstate\\dist\\xstate.esm.js")).toBe(true);
  expect(id.test("/x/node_modules/altcha/dist/main.js")).toBe(false);
  expect(id.test("/x/app/flows/gemel.tsx")).toBe(false);
});
