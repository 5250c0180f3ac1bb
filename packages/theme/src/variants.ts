type Classes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a caller may choose, by the name of the variant. */
export type Choices = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * What is left of a `recipe` in the browser: the class of the base, and one for each variant.
 * @param defaults - the choice where a caller makes none
 */
export const selectClasses =
  (base: string, variants: Classes, defaults: Choices) =>
  (choices: Choices = {}): string =>
    Object.keys(variants).reduce((classes, name) => {
      const chosen = variants[name]?.[String(choices[name] ?? defaults[name])];
      return chosen ? `${classes} ${chosen}` : classes;
    }, base);
