import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { fallbackVar } from "@vanilla-extract/css";
import { bottomEdge } from "../../foundation/bottom-edge.css.ts";
import { noticeHeight } from "../../foundation/top-edge.css.ts";

const below = fallbackVar(bottomEdge, "0px");

/** What the header of the app leaves of the screen; a keyboard that opens takes from it. */
export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "22rem",
  blockSize: `calc(100dvh - 4rem - 1px - ${noticeHeight} - ${below})`,
  maxInlineSize: "75rem",
  marginInline: "auto",
  background: vars.color.paper,
  "@media": {
    [media.tablet]: {
      blockSize: `calc(100dvh - 4.75rem - 1px - ${noticeHeight} - ${below})`,
      borderInline: `1px solid ${vars.color.hairline}`,
    },
    // Zoomed to 400 %, or a phone on its side: the header scrolls away with the page.
    "(max-height: 30rem)": { blockSize: "100dvh", minBlockSize: "15rem" },
  },
});

export const messages = style({ flex: 1, minBlockSize: 0 });
