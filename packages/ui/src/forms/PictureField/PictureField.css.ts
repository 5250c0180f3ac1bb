import { focusRing, media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";

export const zone = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[4],
  padding: vars.space[4],
  border: `1.5px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "&[data-drop-target]": { background: vars.color.garnetSoft, borderColor: vars.color.garnet },
    "&[data-focus-visible]": focusRing,
    "&[data-disabled]:not([data-busy])": {
      background: vars.color.sunken,
      borderColor: vars.color.hairline,
    },
  },
  "@media": { [media.tablet]: { flexDirection: "row" } },
});

export const preview = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "10rem",
  blockSize: "10rem",
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.inkSecond,
});

export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const placeholder = style({ inlineSize: "2rem", blockSize: "2rem", strokeWidth: 1.5 });

export const controls = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  minInlineSize: 0,
  textAlign: "center",
  "@media": {
    [media.tablet]: { flex: "1 1 12rem", alignItems: "flex-start", textAlign: "start" },
  },
});
