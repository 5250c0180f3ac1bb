import type { ChatMessage } from "./ai.ts";
import type { Language } from "../foundation/member.ts";

export interface SaidMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** Characters that a chat template could read as its own marks, at any position. */
const marks = /[<>[\]|\u2028\u2029]/g;

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Drawn as nothing: a model would read what no person sees, such as letters that are tags (U+E0000). */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Marks of templates inside the strings of a JSON text; those of the JSON itself stay. */
const strings = /"(?:[^"\\]|\\.)*"/g;

/**
 * A value as one line of JSON. Nothing inside can end its string, its line or its role: quotes, line
 * breaks and whatever chat templates use as marks (`<|im_end|>`, `[INST]`) are escaped.
 */
const asData = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(unseen, "")
    .replaceAll(strings, (text) => text.replaceAll(marks, escaped));

/** In the place of marks; `>` at the beginning of a line is a quotation, and opens none. */
const alike: Readonly<Record<string, string>> = {
  "<": "\u2039",
  "[": "(",
  "]": ")",
  "|": "\u00a6",
};

/** Returns the text of an AI without marks: it may have quoted people. */
const asQuoted = (text: string): string =>
  text.replaceAll(unseen, "").replaceAll(/[<[\]|]/g, (mark) => alike[mark] ?? "");

const MAX_MESSAGES = 24;

/** In UTF-16 units, the newest message not counted: it is answered whatever its length. */
const MAX_CHARACTERS = 8_000;

/** The newest messages that a prompt has room for, in their order. */
function boundHistory(history: readonly SaidMessage[]): readonly SaidMessage[] {
  const newest = history.slice(-MAX_MESSAGES);
  let room = MAX_CHARACTERS;
  const first = newest.slice(0, -1).findLastIndex(({ text }) => {
    room -= text.length;
    return room < 0;
  });
  return newest.slice(first + 1);
}

export interface Prompt {
  /** Ours alone: not one word of a member. */
  readonly rules: string;
  readonly facts: unknown;
  /** The messages so far, the oldest first. */
  readonly history: readonly SaidMessage[];
}

/**
 * Composes the messages for a chat model. All texts of people, and the facts about them, are data in lines of
 * JSON with the role `user`; texts of an AI have no marks. Consecutive messages of one role are joined, since
 * some models insist on alternating roles.
 */
export function composePrompt({ rules, facts, history }: Prompt): readonly ChatMessage[] {
  const turns: ChatMessage[] = [{ role: "user", content: asData({ facts }) }];
  for (const { role, text } of boundHistory(history)) {
    const content = role === "user" ? asData({ message: text }) : asQuoted(text);
    const last = turns.at(-1);
    if (last?.role === role)
      turns[turns.length - 1] = { role, content: `${last.content}\n${content}` };
    else turns.push({ role, content });
  }
  return [{ role: "system", content: rules }, ...turns];
}

/** Each language, and how it addresses a member. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "French (with tu)",
  de: "German (with du)",
  it: "Italian (with tu)",
  es: "Spanish (with tú)",
};
