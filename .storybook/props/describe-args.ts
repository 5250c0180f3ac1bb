import type { Preview } from "@storybook/react-vite";
import { choices } from "virtual:gemel-choices";
import { describeProp } from "./describe-prop.ts";
import { literalsOf } from "./literals.ts";
import { propsOf } from "./props-of.ts";

type ArgTypesEnhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

/**
 * Describes what the controls change as the pages do, and offers what there is to choose. Storybook takes a
 * default for a part of the text, and sees `unknown` in a type that is made from an array.
 */
export const describeArgs: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = propsOf(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const docgen = props[name];
      if (docgen === undefined) return [name, argType];
      const { type, isRequired, initial, text } = describeProp(name, docgen, choices);
      const value = [...literalsOf(type)];
      const described = {
        ...argType,
        description: text,
        table: {
          ...argType.table,
          type: { summary: type },
          ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
        },
        ...(value.length === 0 ? {} : { type: { name: "enum", value, required: isRequired } }),
      };
      return [name, described];
    }),
  );
};
