import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

/** Around a picture of a person: a white page in it is not the brightest thing at night. */
export const veiled = style({
  position: "relative",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: "inherit",
      background: vars.color.veil,
      pointerEvents: "none",
    },
  },
});
