const stepMs = 5000;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: stepMs,
  ArrowUp: stepMs,
  ArrowLeft: -stepMs,
  ArrowDown: -stepMs,
  PageUp: 2 * stepMs,
  PageDown: -2 * stepMs,
};

const within = (ms: number, durationMs: number): number => Math.min(durationMs, Math.max(0, ms));

/** The position that a key leads to, or undefined if the slider does not use the key. */
export function seekByKey(key: string, positionMs: number, durationMs: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return durationMs;
  const step = steps[key];
  return step === undefined ? undefined : within(positionMs + step, durationMs);
}

/** The position under a pointer: time runs from left to right in every language. */
export function seekByPointer(
  pointerX: number,
  track: Pick<DOMRect, "left" | "width">,
  durationMs: number,
): number {
  return track.width > 0
    ? within(((pointerX - track.left) / track.width) * durationMs, durationMs)
    : 0;
}
