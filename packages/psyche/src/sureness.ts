/** Below this confidence the answers carry no portrait and no trait. */
export const leastConfidence = 0.3;

/** Below this confidence every text is a leaning. */
const steadyConfidence = 0.55;

/** How sure a portrait is, in one of three words. */
export type Sureness = "little" | "tentative" | "steady";

/** Confidence as it is shown: a whole percent, as a share. */
export const shownConfidence = (confidence: number): number => Math.round(confidence * 100) / 100;

/** The word for a confidence; that which is shown decides, so that word and percent never disagree. */
export function surenessOf(confidence: number): Sureness {
  const shown = shownConfidence(confidence);
  if (shown < leastConfidence) return "little";
  return shown < steadyConfidence ? "tentative" : "steady";
}
