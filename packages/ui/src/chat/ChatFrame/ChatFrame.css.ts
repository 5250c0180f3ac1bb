import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { fallbackVar } from "@vanilla-extract/css";
import { bottomEdge, noticeHeight } from "../../foundation/edges.css.ts";

const below = fallbackVar(bottomEdge, "0px");

/** Zoomed to 400 %, or a phone in landscape: the header scrolls away, and the messages take the screen. */
const low = "(max-height: 30rem)";

/** The header of the app is away on a phone; elsewhere this is what it leaves. A keyboard that opens takes from it. */
export const frame = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "22rem",
  blockSize: `calc(100dvh - ${noticeHeight} - ${below})`,
  maxInlineSize: "75rem",
  marginInline: "auto",
  background: vars.color.paper,
  "@media": {
    [media.tablet]: { borderInline: `1px solid ${vars.color.hairline}` },
    [media.laptop]: { blockSize: `calc(100dvh - 4.75rem - 1px - ${noticeHeight} - ${below})` },
    [low]: { blockSize: "auto", minBlockSize: 0 },
  },
});

export const talk = style({
  flex: 1,
  minBlockSize: 0,
  display: "flex",
  flexDirection: "column",
  "@media": { [low]: { flex: "none", blockSize: "100dvh", minBlockSize: "15rem" } },
});

export const messages = style({ flex: 1, minBlockSize: 0 });
