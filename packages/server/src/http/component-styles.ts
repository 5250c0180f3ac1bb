import { createHash } from "node:crypto";

/**
 * Styles that react-aria adds to a page by itself, for what can be pressed and for what scrolls under a
 * dialog on iOS. They are let in by their bytes; everything else inline stays out.
 */
const styles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/** Their sources for `style-src`. */
export const componentStyles: readonly string[] = styles.map(
  (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
);
