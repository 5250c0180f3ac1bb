import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { graphRoom } from "../../charts/CompatibilityGraph/CompatibilityGraph.css.ts";
import { portraitBlock, portraitInline } from "./portrait-size.css.ts";

export { facts as place } from "../../foundation/text.css.ts";

export const head = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.title2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.heading,
  // In columns there is less room for it than on a phone.
  "@media": { [media.tablet]: { fontSize: vars.size.title3 } },
  "@container": { [`${graphRoom} (min-width: 44rem)`]: { fontSize: vars.size.title2 } },
});

/** 44 px to the finger, and as high as its words to what is around. */
export const press = style({
  minInlineSize: "2.75rem",
  paddingBlock: "calc((2.75rem - 1lh) / 2)",
  marginBlock: "calc((1lh - 2.75rem) / 2)",
  borderRadius: vars.radius.small,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&[data-hovered], &[data-pressed]": {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.15em",
    },
    "&::after": {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: 0,
      blockSize: portraitBlock,
      inlineSize: portraitInline,
    },
  },
});
