import { style } from "@gemel/theme/style";

/** Fills what the rest leaves, and keeps room for a few lines. */
export const messages = style({ flex: "1 0 10rem", minBlockSize: 0 });
