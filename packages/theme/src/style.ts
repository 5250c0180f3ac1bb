import {
  globalStyle as globalStyleUnlayered,
  style as styleUnlayered,
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
} from "@vanilla-extract/css";
import { recipe as recipeUnlayered } from "@vanilla-extract/recipes";
import { layers } from "./layers.css.ts";

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
 *
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
 * vanilla-extract's `globalStyle`, in a cascade layer. For elements that nobody of ours renders;
 * a component has a class.
 *
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

interface RecipeOptions<V extends Variants> {
  base?: StyleRule;
  variants: V;
  defaultVariants?: { [Name in keyof V]?: Choice<keyof V[Name]> };
  compoundVariants?: {
    variants: { [Name in keyof V]?: Choice<keyof V[Name]> };
    style: StyleRule;
  }[];
}

type Choice<Key> = Key extends "true" | "false" ? boolean : Key;

/** vanilla-extract's `recipe`, with every rule in the components layer. */
export function recipe<V extends Variants>(options: RecipeOptions<V>, debugId?: string) {
  const move = (rule: StyleRule): StyleRule => inLayer("components", rule);
  const variants = Object.fromEntries(
    Object.entries(options.variants).map(([name, choices]) => [
      name,
      Object.fromEntries(Object.entries(choices).map(([key, rule]) => [key, move(rule)])),
    ]),
  ) as V;
  return recipeUnlayered<V>(
    {
      ...(options.base ? { base: move(options.base) } : {}),
      variants,
      ...(options.defaultVariants ? { defaultVariants: options.defaultVariants } : {}),
      compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
        variants: compound.variants,
        style: move(compound.style),
      })),
    },
    debugId,
  );
}
