/** What a chat template could take for a mark of its own, wherever it stands. */
const marks = /[<>[\]|\u2028\u2029]/g;

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Marks of templates inside the strings of a JSON text; those of the JSON itself stay. */
const strings = /"(?:[^"\\]|\\.)*"/g;

/**
 * A value as one line of JSON. Nothing inside can end its string, its line or its role: quotes, line
 * breaks and whatever chat templates use as marks (`<|im_end|>`, `[INST]`) are escaped.
 */
export const asData = (value: unknown): string =>
  JSON.stringify(value).replaceAll(strings, (text) => text.replaceAll(marks, escaped));
