import { style } from "@gemel/theme/style";

/** What a chart stands in: its parts ask for its width, whatever the screen's. */
export const chart = style({ position: "relative", containerType: "inline-size" });

/** A chart that is small because much else stands beside it. */
export const card = style([chart, { minInlineSize: 0 }]);
