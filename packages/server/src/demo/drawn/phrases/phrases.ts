/** Sentences that stand alone, in the first person, true of any sex: bios and answers are put together from them. */
export interface Phrases {
  /** What a member does, by their time of life. */
  readonly work: {
    readonly young: readonly string[];
    readonly grown: readonly string[];
    readonly old: readonly string[];
  };
  readonly joys: readonly string[];
  readonly quirks: readonly string[];
  readonly hopes: readonly string[];
  /** For those who have pets. */
  readonly pets: readonly string[];
  /** For those who have children. */
  readonly children: readonly string[];
  /** Answers to the open questions, in the order of the questionnaire. */
  readonly ownTexts: readonly (readonly string[])[];
  /** First messages to another member. */
  readonly greetings: readonly string[];
  /** What follows the first name in a nickname. */
  readonly bynames: readonly string[];
}
