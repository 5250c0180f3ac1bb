import { linearRgb } from "./contrast.ts";

type Triple = [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (2009), severity 1.0, applied to linear sRGB.
 */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Deficiency = keyof typeof deficiencies;
export const deficiencyNames = Object.keys(deficiencies) as Deficiency[];

const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple;

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function oklab(linear: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  ).map((value) => Math.cbrt(Math.max(0, value))) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** How far two colours stand apart for an eye, as a distance in OKLab; 0 is the same. */
export function seenDistance(one: string, other: string, deficiency?: Deficiency): number {
  const [a, b] = [one, other].map((color) => {
    const linear = linearRgb(color);
    return oklab(deficiency ? times(deficiencies[deficiency], linear) : linear);
  }) as [Triple, Triple];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
