/** How many a list has; null while it is loading, or could not be read. */
export const knownCount = (
  phase: "loading" | "error" | "loaded" | "empty",
  count: () => number | null,
): number | null => (phase === "loading" || phase === "error" ? null : count());
