/** Waits for a number of painted frames, in which measured sizes settle. */
export function frames(count: number): Promise<void> {
  return new Promise((resolve) => {
    const next = (left: number) => {
      if (left === 0) resolve();
      else requestAnimationFrame(() => next(left - 1));
    };
    next(count);
  });
}
