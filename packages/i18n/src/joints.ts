const joint =
  (word: string, elided: string) =>
  <Part>(parts: (Part | string)[]): (Part | string)[] => [
    /^(?:[aeiouà-æè-ïò-öù-ü]|y[^aeiou])/i.test(String(parts[0])) ? elided : word,
    ...parts,
  ];

/**
 * The tags of French words that lose their vowel before another one: "de Robin", "d’Anna". If a text says "de
 * {name}", compiling puts the argument into a tag `de`; these write it, as `defaultRichTextElements`.
 */
export const jointTags = { de: joint("de ", "d’"), que: joint("que ", "qu’") };
