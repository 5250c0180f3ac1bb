import { globalStyle } from "@gemel/theme/style";

/** Set by `first-paint.js`: what was made at build is not for this reader. */
globalStyle("[data-waiting] #root", { visibility: "hidden" });
