declare module "virtual:gemel-components" {
  /** Every component with a page, by group and name. */
  export const components: readonly import("./catalogue/read-components.ts").CataloguedComponent[];
}

declare module "virtual:gemel-icons" {
  /** The icons that product code imports, by lucide's name, with the files that draw them. */
  export const usedIcons: Readonly<
    Record<
      string,
      { readonly Icon: import("lucide-react").LucideIcon; readonly files: readonly string[] }
    >
  >;
}

declare module "virtual:gemel-choices" {
  /** Unions of literals, by the name of the array that they are made from and of their type. */
  export const choices: Readonly<Record<string, string>>;
}

declare module "virtual:gemel-story-imports" {
  /** What each story file imports and a reader can import too: path, name, source. */
  export const storyImports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module "virtual:gemel-written-props" {
  type Docgen = import("./props/describe-prop.ts").Docgen;
  /** The props of each component in the words of its source, inherited ones included. */
  export const writtenProps: Readonly<Record<string, Readonly<Record<string, Docgen>>>>;
}
