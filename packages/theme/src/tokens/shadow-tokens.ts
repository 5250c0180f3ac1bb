export const shadowNames = ["raised", "overlay"] as const;

export type ShadowTokens = Record<(typeof shadowNames)[number], string>;

/** One layer of a shadow, in px. It falls straight down, in the palette's `color.shadow`. */
interface ShadowLayer {
  offsetY: number;
  blur: number;
  spread: number;
}

const shadowLayers: Record<keyof ShadowTokens, readonly ShadowLayer[]> = {
  raised: [
    { offsetY: 1, blur: 2, spread: 0 },
    { offsetY: 12, blur: 28, spread: -12 },
  ],
  overlay: [
    { offsetY: 2, blur: 6, spread: 0 },
    { offsetY: 24, blur: 64, spread: -16 },
  ],
};

const shadow = (layers: readonly ShadowLayer[], color: string): string =>
  layers
    .map(({ offsetY, blur, spread }) => `0 ${offsetY}px ${blur}px ${spread}px ${color}`)
    .join(", ");

export const shadowsOf = (color: string): ShadowTokens => ({
  raised: shadow(shadowLayers.raised, color),
  overlay: shadow(shadowLayers.overlay, color),
});
