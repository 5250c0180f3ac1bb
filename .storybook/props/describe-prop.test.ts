import { expect, test } from "vitest";
import { completeProps, describeProp, typeOf } from "./describe-prop.ts";

test("takes the default out of the docstring, wherever it stands", () => {
  const description = "As wide as its container. @default false";
  expect(describeProp("fullWidth", { description, tsType: { name: "boolean" } }, {})).toEqual({
    name: "fullWidth",
    type: "boolean",
    isRequired: false,
    initial: "false",
    text: "As wide as its container.",
  });
  const below = describeProp("kind", { description: 'What it means.\n\n@default "primary"' }, {});
  expect([below.initial, below.text]).toEqual(['"primary"', "What it means."]);
});

test("says a type as it is written, and what an array of choices holds", () => {
  const choices = { sizes: '"small" | "large"', Size: '"small" | "large"' };
  const typeOfRead = (name: string, raw?: string) =>
    typeOf({ tsType: raw === undefined ? { name } : { name, raw } }, choices);
  expect(typeOfRead("union", "ReactNode | (() => ReactNode)")).toBe(
    "ReactNode | (() => ReactNode)",
  );
  expect(typeOfRead("unknown[number]", "(typeof sizes)[number]")).toBe('"small" | "large"');
  expect(typeOfRead("Size")).toBe('"small" | "large"');
});

test("adds what was written to what react-docgen could read", () => {
  const union = { tsType: { name: "union", raw: "string | null" } };
  const hints = { tsType: { name: "readonly Hint[]" } };
  const any = { tsType: { name: "unknown" } };
  const read = { value: union, hints: any, data: any };
  const written = { value: { tsType: { name: "Value" } }, hints, rows: {} };
  expect(completeProps(read, written)).toEqual({ value: union, hints, data: any, rows: {} });
});
