import { media, vars } from "@gemel/theme";
import { globalStyle, style } from "@gemel/theme/style";
import { text } from "../../feedback/ProgressBar/ProgressBar.css.ts";
import { unseen } from "../../layout/VisuallyHidden/VisuallyHidden.css.ts";

export const progress = style({
  display: "grid",
  gap: vars.space[2],
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space[8] },
  },
});

export const whole = style({});

// A phone shows the whole as a bar alone; its words are still spoken.
globalStyle(`${whole} ${text}`, { "@media": { "(max-width: 47.99rem)": unseen } });
