import { style } from "@gemel/theme/style";

/** The phone's 360 px and the frame's own padding. */
export const phone = style({ maxInlineSize: "26rem" });
