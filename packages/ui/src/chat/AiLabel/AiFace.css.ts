import { media, vars } from "@gemel/theme";
import { style } from "@gemel/theme/style";
import { avatar } from "../../people/Avatar/Avatar.css.ts";

const face = style([avatar.inherit, { background: vars.color.surface }]);

export const faces = {
  twin: style([face, { color: vars.color.twin }]),
  duo: style([face, { color: vars.color.duo }]),
};

export const sizes = {
  inherit: "",
  medium: style({
    fontSize: "2.75rem",
    outline: "2px solid",
    // A face keeps its own colours there, but its ring lies on the ground that the system chose.
    "@media": { [media.forcedColors]: { outlineColor: "CanvasText" } },
  }),
};

export const sign = style({ fontSize: "0.4em" });

/** The picture gives the lightness, the twin's colour gives the hue. */
export const pictured = style({
  isolation: "isolate",
  overflow: "hidden",
  background: vars.color.twin,
});

export const picture = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  mixBlendMode: "luminosity",
  opacity: 0.7,
});
