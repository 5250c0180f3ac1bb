import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { block } from "../../feedback/Skeleton/Skeleton.css.ts";

export const picture = style([block, { aspectRatio: "4 / 3" }]);

/** As high as a line of the text that will stand there. */
export const line = style({ display: "flex", alignItems: "center", blockSize: "1lh" });

const bar = style([block, { blockSize: "0.75em", borderRadius: vars.radius.small }]);

export const bars = {
  long: style([bar, { inlineSize: "94%" }]),
  medium: style([bar, { inlineSize: "70%" }]),
  short: style([bar, { inlineSize: "48%" }]),
};

export const graph = style([
  block,
  { flex: "none", inlineSize: "5rem", blockSize: "4.75rem", borderRadius: vars.radius.pill },
]);

const chip = style([block, { blockSize: "2rem", borderRadius: vars.radius.bubble }]);

export const chips = {
  short: style([chip, { inlineSize: "6rem" }]),
  medium: style([chip, { inlineSize: "7.5rem" }]),
  long: style([chip, { inlineSize: "10rem" }]),
};

export const button = style([
  block,
  { inlineSize: "2.75rem", blockSize: "2.75rem", borderRadius: vars.radius.pill },
]);
