const channels = /^#(?<red>[\da-f]{2})(?<green>[\da-f]{2})(?<blue>[\da-f]{2})$/i;

const linear = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/**
 * Linear sRGB of an opaque colour, each from 0 to 1.
 * @throws TypeError when the colour is not written `#rrggbb`
 */
export function linearRgb(color: string): [red: number, green: number, blue: number] {
  const groups = channels.exec(color)?.groups;
  if (!groups?.red || !groups.green || !groups.blue) {
    throw new TypeError(`not an opaque #rrggbb colour: ${color}`);
  }
  return [linear(groups.red), linear(groups.green), linear(groups.blue)];
}

function luminance(color: string): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
