declare module "virtual:gemel-choices" {
  /** Unions of literals, by the name of the array that they are made from and of their type. */
  export const choices: Readonly<Record<string, string>>;
}

declare module "virtual:gemel-story-imports" {
  /** What each story file imports and a reader can import too: path, name, source. */
  export const storyImports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
