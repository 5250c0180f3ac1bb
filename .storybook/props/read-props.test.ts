import { expect, test } from "vitest";
import { readProps } from "./read-props.ts";

const sources = {
  "/ui/TextArea/TextArea.tsx": `
import { TextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import type { FieldTexts } from "../Field/Field.tsx";
export interface TextAreaProps extends Omit<AriaTextFieldProps, "children">, FieldTexts {
  /** Lines that are visible at first. @default 4 */
  rows?: number;
  maxLength?: number;
}`,
  "/ui/Field/Field.tsx": `
export interface FieldTexts {
  /**
   * Names the control;
   * always seen.
   */
  label: ReactNode;
}`,
  "/ui/OpenAnswer/OpenAnswer.tsx": `
import { TextArea, type TextAreaProps } from "../TextArea/TextArea.tsx";
type Settled = "maxLength" | "label";
export interface OpenAnswerProps extends Omit<TextAreaProps, Settled> {
  "aria-label": string;
  hints: readonly Hint[];
}`,
  "/ui/WideAnswer/WideAnswer.tsx": `
import type { OpenAnswerProps } from "../OpenAnswer/OpenAnswer.tsx";
export type WideAnswerProps = Omit<OpenAnswerProps, "hints" | "rows">;`,
};

const rows = {
  required: false,
  description: "Lines that are visible at first. @default 4",
  tsType: { name: "number" },
};

test("finds props through files, without those that were left out", () => {
  const { OpenAnswer, WideAnswer, TextArea } = readProps(sources);
  expect(Object.keys(OpenAnswer ?? {})).toEqual(["rows", "aria-label", "hints"]);
  expect(OpenAnswer?.["rows"]).toEqual(rows);
  expect(Object.keys(WideAnswer ?? {})).toEqual(["aria-label"]);
  expect(TextArea?.["label"]).toEqual({
    required: true,
    description: "Names the control;\nalways seen.",
    tsType: { name: "ReactNode" },
  });
});

test("writes a readonly list as in the source", () => {
  expect(readProps(sources)["OpenAnswer"]?.["hints"]?.tsType).toEqual({ name: "readonly Hint[]" });
});
