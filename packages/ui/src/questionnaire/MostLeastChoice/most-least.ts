/** The two things to choose in one question. */
export const sides = ["most", "least"] as const;
export type Side = (typeof sides)[number];

/** The ids of the options that are most and least like the member; null while not chosen. */
export type MostLeast = Readonly<Record<Side, string | null>>;

/** Chooses an option for a side. The same option cannot be both: the other side is open again. */
export function choose({ most, least }: MostLeast, side: Side, id: string): MostLeast {
  return side === "most"
    ? { most: id, least: least === id ? null : least }
    : { most: most === id ? null : most, least: id };
}

/** How far a choice has come: with one side chosen, the other is left. */
export function choiceStatus({
  most,
  least,
}: MostLeast): "none" | "mostLeft" | "leastLeft" | "both" {
  if (most === null) return least === null ? "none" : "mostLeft";
  return least === null ? "leastLeft" : "both";
}

/**
 * The row in which the tab key stops, on both sides: the last focused one, else a chosen one, else the first.
 * With a different row for each side, Tab could lead backwards.
 */
export function tabRow(
  ids: readonly string[],
  { most, least }: MostLeast,
  last: string | null,
): string | undefined {
  return [last, most, least].find((id) => id !== null && ids.includes(id)) ?? ids[0];
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The option of the same side that an arrow key leads to, with wrap-around, or undefined for any other key.
 * @param direction the reading direction; right to left swaps the two horizontal arrows
 */
export function arrowTarget(
  ids: readonly string[],
  from: string,
  key: string,
  direction: "ltr" | "rtl",
): string | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const horizontal = key === "ArrowLeft" || key === "ArrowRight";
  const signed = horizontal && direction === "rtl" ? -step : step;
  return ids.at((ids.indexOf(from) + signed) % ids.length);
}
