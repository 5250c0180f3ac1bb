import { contrastRatio } from "@gemel/theme/contrast";

/** A colour as it is drawn, whatever way it was written. */
interface Colour {
  /** `#rrggbb` */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

const known = new Map<string, Colour>();
const painter = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

const twoDigits = (level: number): string => level.toString(16).padStart(2, "0");

/** @param css - a computed colour */
export function colourOf(css: string): Colour {
  const before = known.get(css);
  if (before) return before;
  if (painter === null) throw new Error("This browser draws nothing.");
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = css;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
  const colour = { hex: `#${[red, green, blue].map(twoDigits).join("")}`, alpha: alpha / 255 };
  known.set(css, colour);
  return colour;
}

/** Half of it hides what is behind it. */
export const isOpaque = ({ alpha }: Colour): boolean => alpha > 0.5;

/** The colour that a part lies on: that of the nearest ground that hides what is behind it. */
export function groundUnder(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const ground = colourOf(getComputedStyle(at).backgroundColor);
    if (isOpaque(ground)) return ground.hex;
  }
  return colourOf("Canvas").hex;
}

/** @param least - ratio from which the two can be distinguished */
export function standsOut(css: string, ground: string, min: number): boolean {
  const colour = colourOf(css);
  return isOpaque(colour) && contrastRatio(colour.hex, ground) >= min;
}
