import type { Language } from "../../foundation/member.ts";
import type { Sex } from "../../features/criteria/criteria.ts";
import read from "./first-names.json" with { type: "json" };

const names: Readonly<Record<Language, Readonly<Record<Sex, string>>>> = read;

/** First names that a member of a language and a sex may have. */
export const firstNames = (language: Language, sex: Sex): readonly string[] =>
  names[language][sex].split(" ");
