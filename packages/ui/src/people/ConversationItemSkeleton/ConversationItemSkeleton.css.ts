import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { block } from "../../feedback/Skeleton/Skeleton.css.ts";

export const sign = style([
  block,
  { flex: "none", blockSize: "3.5rem", inlineSize: "3.5rem", borderRadius: vars.radius.pill },
]);

export const text = style({ display: "grid", flex: 1, gap: vars.space[1] });

const row = style({ display: "flex", alignItems: "center" });

export const head = style([
  row,
  { fontSize: vars.size.lead, lineHeight: vars.leading.heading, blockSize: "1lh" },
]);

export const foot = style([row, { blockSize: "1.5rem" }]);

const bar = style([block, { blockSize: "0.875rem", borderRadius: vars.radius.small }]);

export const name = style([bar, { inlineSize: "35%" }]);

export const last = style([bar, { inlineSize: "75%" }]);
