import { globalLayer } from "@vanilla-extract/css";

/** Cascade layers, weakest first. A later layer wins over an earlier one, whatever the selectors. */
export const layers = {
  reset: globalLayer("reset"),
  theme: globalLayer("theme"),
  base: globalLayer("base"),
  components: globalLayer("components"),
  overrides: globalLayer("overrides"),
};
