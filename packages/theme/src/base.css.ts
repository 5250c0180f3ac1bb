import { focusRing } from "./focus-ring.ts";
import { globalStyle } from "./style.ts";
import { vars } from "./vars.css.ts";

globalStyle(
  "html",
  {
    scrollPaddingBlock: vars.space[20],
    scrollbarColor: `${vars.color.edge} transparent`,
    accentColor: vars.color.garnet,
  },
  "base",
);
globalStyle(
  "body",
  {
    background: vars.color.paper,
    color: vars.color.ink,
    fontFamily: vars.font.sans,
    fontSize: vars.size.body,
    lineHeight: vars.leading.body,
    fontWeight: vars.weight.regular,
    fontSynthesis: "none",
    fontOpticalSizing: "auto",
    WebkitFontSmoothing: "antialiased",
    textRendering: "optimizeLegibility",
    overflowWrap: "break-word",
  },
  "base",
);
globalStyle("h1, h2, h3, h4, h5, h6", { textWrap: "balance" }, "base");
globalStyle("p, li", { textWrap: "pretty" }, "base");
// German compounds at 360 px; words of ordinary length stay whole.
globalStyle(
  "p, li, dd, h1, h2, h3, h4, h5, h6",
  { hyphens: "auto", hyphenateLimitChars: "14 5 5" },
  "base",
);
globalStyle("::selection", { background: vars.color.garnetSoft, color: vars.color.ink }, "base");

// The one focus ring. Components shape it by their radius; none draws its own.
globalStyle(":focus-visible", focusRing, "base");
globalStyle(":focus:not(:focus-visible)", { outline: "none" }, "base");

globalStyle(
  "*, *::before, *::after",
  {
    "@media": {
      "(prefers-reduced-motion: reduce)": {
        animationIterationCount: "1 !important",
        // A longer one would fade each property of each element: without its own transition, it has `all`.
        transitionDuration: "0s !important",
        animationDuration: "1ms !important",
      },
    },
  },
  "base",
);
