import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { title as heading } from "../Promises/Promises.css.ts";

export const invitation = style({
  display: "grid",
  gap: vars.space[6],
  justifyItems: "center",
  maxInlineSize: "44rem",
  marginInline: "auto",
  paddingInline: vars.space[4],
  paddingBlock: vars.space[16],
  textAlign: "center",
});

export const mark = style({ display: "inline-flex", fontSize: "2.25rem" });

export const title = style([heading, { fontStyle: "italic" }]);
