import type { BlockId, choiceSets, Topic } from "../design.ts";

/** A question with a statement for everything that its set offers. */
interface ChoiceTexts<Set extends readonly string[]> {
  readonly text: string;
  readonly options: Readonly<Record<Set[number], string>>;
}

/** One text per question, in the order of the sets. */
type TopicTexts<Sets extends readonly (readonly string[])[]> = {
  readonly [Index in keyof Sets]: ChoiceTexts<Sets[Index]>;
};

/** Everything that a language says in its own words; the personality statements are not ours. */
export interface Texts {
  readonly blocks: Readonly<Record<BlockId, string>>;
  /** Asked of every set of personality statements. */
  readonly personality: string;
  readonly choices: { readonly [T in Topic]: TopicTexts<(typeof choiceSets)[T]> };
  /** Questions for the twin. */
  readonly open: readonly [string, string, string, string];
}
