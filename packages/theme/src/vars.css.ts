import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokensOf } from "./tokens/theme-tokens.ts";

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The app's build sets it: the names are in its styles 4,000 times, and cost 1 kB of 20 after brotli. */
const areShort = process.env["SHORT_TOKEN_NAMES"] === "on";

/** `app/shell/platform/use-theme-color.ts` reads it by its name. */
const keptName = "color-paper";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

let count = 0;

/** a to Z, then aa to ZZ. */
function nextShortName(): string {
  const index = count++;
  const first =
    index < letters.length ? "" : letters.charAt(Math.floor(index / letters.length) - 1);
  return first + letters.charAt(index % letters.length);
}

/** The names of all custom properties, as `var(--…)`. Components read nothing else. */
export const vars = createGlobalThemeContract(tokensOf("light", "comfortable"), (_value, path) => {
  const name = path.map(kebab).join("-");
  return areShort && name !== keptName ? nextShortName() : name;
});
