/** The drawing's units: 40 by 24. Angles in degrees, clockwise from three o'clock. */
const radius = 9.6;
const centers = { left: 14.5, right: 25.5 } as const;
const degrees = 180 / Math.PI;
const crossing = Math.acos((centers.right - centers.left) / 2 / radius) * degrees;
const clearance = 0.9;

/**
 * One of the two rings, open where it passes under the other: the left one below, the right one
 * above, so that each lies over the other once.
 * @param line thickness in the drawing's units
 */
export function ring(side: keyof typeof centers, line: number) {
  const halfGap = ((line / 2 + clearance) / radius / Math.sin(2 * (crossing / degrees))) * degrees;
  const under = side === "left" ? crossing : 180 + crossing;
  return {
    cx: centers[side],
    cy: 12,
    r: radius,
    fill: "none",
    pathLength: 360,
    strokeWidth: line,
    strokeDasharray: `${360 - 2 * halfGap} ${2 * halfGap}`,
    strokeDashoffset: -(under + halfGap),
  } as const;
}

/** How far apart the rings stand around two pictures, in the drawing's units of 160 by 160 each. */
const pairDistance = 132;
const around = { radius: 74, line: 12, clearance: 3 } as const;

/**
 * One of two rings around pictures, each in a drawing of its own, open where it passes under the other
 * as in the mark.
 */
export function ringAround(side: keyof typeof centers) {
  const { radius: r, line, clearance: air } = around;
  const cross = Math.acos(pairDistance / 2 / r);
  const halfGap = ((line / 2 + air) / r / Math.sin(2 * cross)) * degrees;
  const under = cross * degrees + (side === "left" ? 0 : 180);
  return {
    cx: 80,
    cy: 80,
    r,
    fill: "none",
    pathLength: 360,
    strokeWidth: line,
    strokeDasharray: `${360 - 2 * halfGap} ${2 * halfGap}`,
    strokeDashoffset: -(under + halfGap),
  } as const;
}
