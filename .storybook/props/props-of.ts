import { writtenProps } from "virtual:gemel-written-props";
import { completeProps, type Docgen } from "./describe-prop.ts";

interface DocgenInfo {
  /** What the component is called in its source. */
  displayName?: string;
  props?: Record<string, Docgen>;
}

/** react-docgen leaves on the component what it read from its source. */
export const docgenOf = (component: unknown): DocgenInfo =>
  (component as { __docgenInfo?: DocgenInfo } | undefined)?.__docgenInfo ?? {};

/** What a component takes, by name: inherited props too, and types in the words of the source. */
export function propsOf(component: unknown): Readonly<Record<string, Docgen>> {
  const { displayName = "", props = {} } = docgenOf(component);
  return completeProps(props, writtenProps[displayName] ?? {});
}
