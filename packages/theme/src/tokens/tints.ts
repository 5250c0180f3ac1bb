import type { ColorTokens } from "./color-tokens.ts";

export const tints: ColorTokens["tint"] = {
  rose: "#F4D9D0",
  sage: "#E0E6DB",
  lilac: "#E8DBE5",
  sand: "#F2E2C4",
  sky: "#D9E2E9",
  blush: "#EBD6D6",
};
