import type { Docgen } from "./describe-prop.ts";

interface DocgenInfo {
  /** What the component is called in its source. */
  displayName?: string;
  props?: Record<string, Docgen>;
}

/** react-docgen leaves on the component what it read from its source. */
export const docgenOf = (component: unknown): DocgenInfo =>
  (component as { __docgenInfo?: DocgenInfo } | undefined)?.__docgenInfo ?? {};
