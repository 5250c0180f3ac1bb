import { style } from "@gemel/theme/style";

/** The container of a chart: its parts query this width, not the screen's. */
export const chart = style({ position: "relative", containerType: "inline-size" });

/** A chart that is small because much else stands beside it. */
export const card = style([chart, { minInlineSize: 0 }]);
