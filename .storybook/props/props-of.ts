import { writtenProps } from "virtual:gemel-written-props";
import { completeProps, type Docgen } from "./describe-prop.ts";

interface DocgenInfo {
  /** Name of the component in its source. */
  displayName?: string;
  props?: Record<string, Docgen>;
}

/** react-docgen leaves on the component what it read from its source. */
export const docgenOf = (component: unknown): DocgenInfo =>
  (component as { __docgenInfo?: DocgenInfo } | undefined)?.__docgenInfo ?? {};

/** The props of a component by name, inherited ones included, with types as written in the source. */
export function propsOf(component: unknown): Readonly<Record<string, Docgen>> {
  const { displayName = "", props = {} } = docgenOf(component);
  return completeProps(props, writtenProps[displayName] ?? {});
}
