import { writtenProps } from "virtual:gemel-written-props";
import { completeProps, type Docgen } from "./describe-prop.ts";
import { docgenOf } from "./docgen-of.ts";

/** What a component takes, by name: inherited props too, and types in the words of the source. */
export function propsOf(component: unknown): Readonly<Record<string, Docgen>> {
  const { displayName = "", props = {} } = docgenOf(component);
  return completeProps(props, writtenProps[displayName] ?? {});
}
