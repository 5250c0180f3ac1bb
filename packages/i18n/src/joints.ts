const vowel = /^[aeiouàâäéèêëîïôöûüœ]|^y(?![aeiou])/i;

/**
 * Words that are written otherwise before some names, by language: "de Robin", "d’Anna". Where a text says
 * "de {name}", compiling puts the argument into a tag `de`.
 */
const joints = [
  ["fr", "de", vowel, "d’"],
  ["fr", "que", vowel, "qu’"],
  ["it", "a", /^[aàá]/i, "ad "],
  ["it", "e", /^[eèé]/i, "ed "],
  ["es", "y", /^h?[ií](?![aeou])/i, "e "],
] as const;

/** The words of a language. */
export const jointWords = (locale: string): readonly string[] =>
  joints.filter(([of]) => of === locale).map(([, word]) => word);

type Tag = <Part>(parts: (Part | string)[]) => (Part | string)[];

/** What writes the tags, for `defaultRichTextElements`. */
export const jointTags: Record<string, Tag> = Object.fromEntries(
  joints.map(([, word, before, otherwise]): [string, Tag] => [
    word,
    (parts) => [
      typeof parts[0] === "string" && before.test(parts[0]) ? otherwise : `${word} `,
      ...parts,
    ],
  ]),
);
