type Classes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A caller's choice for each variant, by the variant's name. */
export type Choices = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The browser's part of a `recipe`: selects the class of the base, and one for each variant.
 * @param defaults - the choice if a caller makes none
 */
export const selectClasses =
  (base: string, variants: Classes, defaults: Choices) =>
  (choices: Choices = {}): string =>
    Object.keys(variants).reduce((classes, name) => {
      const chosen = variants[name]?.[String(choices[name] ?? defaults[name])];
      return chosen ? `${classes} ${chosen}` : classes;
    }, base);
