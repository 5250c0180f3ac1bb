/** Every member of a union of the contract: one too few or too many does not compile. */
export const all =
  <Choice extends string>() =>
  <const Choices extends readonly Choice[]>(
    choices: Choices & ([Choice] extends [Choices[number]] ? unknown : never),
  ): Choices =>
    choices;
