import { globalLayer } from "@vanilla-extract/css";

/** Cascade layers, weakest first. What is nearer to the screen wins, whatever its selector. */
export const layers = {
  reset: globalLayer("reset"),
  theme: globalLayer("theme"),
  base: globalLayer("base"),
  components: globalLayer("components"),
  overrides: globalLayer("overrides"),
};
