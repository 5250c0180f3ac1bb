import { getQuestions } from "@bigfive-org/questions";
import type { Language } from "../../src/instrument/languages.ts";
import type { TraitName } from "../../src/instrument/trait-names.ts";

/** A statement as `@bigfive-org/questions` has it. */
export interface SourceItem {
  readonly id: string;
  readonly text: string;
  readonly domain: "O" | "C" | "E" | "A" | "N";
  readonly keyed: "plus" | "minus";
  readonly facet: number;
}

/** The trait that each initial stands for. */
export const traitOfDomain = {
  O: "openness",
  C: "conscientiousness",
  E: "extraversion",
  A: "agreeableness",
  N: "neuroticism",
} as const satisfies Record<SourceItem["domain"], TraitName>;

/** The 120 statements of the package in one language. */
export const sourceItems = (language: Language): readonly SourceItem[] =>
  // The package's types say less about trait and key than its data.
  getQuestions(language) as unknown as readonly SourceItem[];
