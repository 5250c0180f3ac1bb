import { vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { createVar } from "@vanilla-extract/css";

/** The tint of the person concerned, if the element has a class of `tint`. */
export const tintColor = createVar();

export const tint = {
  rose: style({ vars: { [tintColor]: vars.color.tint.rose } }),
  sage: style({ vars: { [tintColor]: vars.color.tint.sage } }),
  lilac: style({ vars: { [tintColor]: vars.color.tint.lilac } }),
  sand: style({ vars: { [tintColor]: vars.color.tint.sand } }),
  sky: style({ vars: { [tintColor]: vars.color.tint.sky } }),
  blush: style({ vars: { [tintColor]: vars.color.tint.blush } }),
};
