import { createGlobalThemeContract } from "@vanilla-extract/css";
import { light } from "./tokens/light.ts";
import { comfortable, scale } from "./tokens/scale-tokens.ts";

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names of all custom properties, as `var(--…)`. Components read nothing else. */
export const vars = createGlobalThemeContract(
  {
    ...scale,
    color: light,
    control: comfortable,
    shadow: { raised: "", overlay: "" },
  },
  (_value, path) => path.map(kebab).join("-"),
);
