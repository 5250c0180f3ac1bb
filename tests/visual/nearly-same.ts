/** RGBA, 8 bits a channel. */
export interface Picture {
  metadata: { width: number; height: number };
  data: Buffer;
}

interface Verdict {
  pass: boolean;
  /** The differences in red on white, as large as the accepted picture. */
  diff: Buffer | null;
  message: string | null;
}

/**
 * Differences that are tolerated. Browser, fonts, clock and random numbers are pinned. Processors still round
 * edges of circles and of letters differently: a few pixels, by a few levels of a channel.
 */
export const tolerated = { levels: 8, pixels: 250 };

const channels = 4;
const red = [200, 0, 0, 255];

/** Levels between two pixels, in the channel that differs most. */
function distanceAt({ data: one }: Picture, { data: other }: Picture, at: number): number {
  let max = 0;
  for (let channel = at; channel < at + channels; channel += 1) {
    max = Math.max(max, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)));
  }
  return max;
}

/** Whether two pictures show the same: no pixel differs visibly, and hardly any at all. */
export function nearlySame(
  accepted: Picture,
  actual: Picture,
  { createDiff }: { createDiff: boolean },
): Verdict {
  const size = ({ metadata: { width, height } }: Picture) => `${width} × ${height} px`;
  if (size(accepted) !== size(actual)) {
    const message = `It is ${size(actual)} instead of ${size(accepted)}.`;
    return { pass: false, diff: null, message };
  }

  // Most are, and to compare them whole is far quicker than pixel by pixel.
  if (accepted.data.equals(actual.data)) {
    return { pass: true, diff: null, message: null };
  }

  const diff = createDiff ? Buffer.alloc(accepted.data.length, 255) : null;
  let [rounded, changed] = [0, 0];
  for (let at = 0; at < accepted.data.length; at += channels) {
    const distance = distanceAt(accepted, actual, at);
    if (distance === 0) continue;
    if (distance > tolerated.levels) changed += 1;
    else rounded += 1;
    diff?.set(red, at);
  }
  const pass = changed === 0 && rounded <= tolerated.pixels;
  return {
    pass,
    diff,
    message: pass ? null : `${changed} pixels differ, and ${rounded} a little.`,
  };
}
