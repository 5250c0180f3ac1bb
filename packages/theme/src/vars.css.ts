import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokensOf } from "./tokens/theme-tokens.ts";

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names of all custom properties, as `var(--…)`. Components read nothing else. */
export const vars = createGlobalThemeContract(tokensOf("light", "comfortable"), (_value, path) =>
  path.map(kebab).join("-"),
);
