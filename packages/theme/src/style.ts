import {
  globalStyle as globalStyleUnlayered,
  style as styleUnlayered,
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
} from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import { layers } from "./layers.css.ts";
import { type Choices, selectClasses } from "./variants.ts";

export type LayerName = keyof typeof layers;

/** A rule moved into a cascade layer. */
export const inLayer = (layer: LayerName, rule: StyleRule): StyleRule => ({
  "@layer": { [layers[layer]]: rule },
});

const layered = (layer: LayerName, rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) =>
        typeof part === "string" || Array.isArray(part) ? part : inLayer(layer, part),
      )
    : inLayer(layer, rule);

/**
 * vanilla-extract's `style`, with every rule in a cascade layer.
 * @param layer @default "components"
 */
export function style(
  rule: ComplexStyleRule,
  debugId?: string,
  layer: LayerName = "components",
): string {
  return styleUnlayered(layered(layer, rule), debugId);
}

/**
 * vanilla-extract's `globalStyle`, in a cascade layer. For elements that no component of ours renders;
 * a component has a class.
 * @param layer @default "components"
 */
export function globalStyle(
  selector: string,
  rule: GlobalStyleRule,
  layer: LayerName = "components",
): void {
  globalStyleUnlayered(selector, { "@layer": { [layers[layer]]: rule } });
}

type Variants = Record<string, Record<string, StyleRule>>;

type Choice<Key> = Key extends "true" | "false" ? boolean : Extract<Key, string | number>;

type Chosen<V extends Variants> = {
  readonly [Name in keyof V]?: Choice<keyof V[Name]> | undefined;
};

interface RecipeOptions<V extends Variants> {
  base?: StyleRule;
  variants: V;
  defaultVariants?: Chosen<V>;
}

const mapValues = <From, To>(
  record: Record<string, From>,
  map: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/**
 * A function from choices to classes, every rule in the components layer. Like vanilla-extract's own
 * `recipe`, without compound variants and without its runtime, which would be in every first screen.
 */
export function recipe<V extends Variants>(options: RecipeOptions<V>, debugId = "recipe") {
  const { variants, defaultVariants = {} } = options;
  // Written first, so that a variant of the same weight wins over it.
  const base = style(options.base ?? {}, debugId);
  const classes = mapValues(variants, (choices, name) =>
    mapValues(choices, (rule, choice) => style(rule, `${debugId}_${name}_${choice}`)),
  );
  const args = [base, classes, defaultVariants as Choices] as const;
  const select = (chosen?: Chosen<V>): string => selectClasses(...args)(chosen as Choices);
  return addFunctionSerializer(select, {
    importPath: "@gemel/theme/variants",
    importName: "selectClasses",
    args: [...args],
  });
}
