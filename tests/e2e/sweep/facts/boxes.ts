import type { Locator } from "@playwright/test";

/** The position of an element in the window, px. */
export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxesOf = (parts: Locator): Promise<Box[]> =>
  parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: window.look.describe(element), left, top, right, bottom };
    }),
  );

/** @returns the number of parts, if it is not the expected one */
export const miscounted = (parts: readonly unknown[], min: number, max = min): string[] =>
  parts.length < min || parts.length > max ? [`There are ${parts.length}`] : [];

/** @returns what does not end above a line, or that nothing is there */
export const endingBelow = (boxes: readonly Box[], line: number): string[] => [
  ...(boxes.length === 0 ? ["Nothing is there"] : []),
  ...boxes
    .filter(({ bottom }) => bottom > line + 0.5)
    .map(({ name, bottom }) => `${name} ends at ${Math.round(bottom)}, below ${Math.round(line)}`),
];

/** @returns what is less wide or high than it must be, or that nothing is there */
export const smallerThan = (boxes: readonly Box[], height: number, width = height): string[] => [
  ...(boxes.length === 0 ? ["Nothing is there"] : []),
  ...boxes
    .filter(
      ({ left, right, top, bottom }) => right - left < width - 0.5 || bottom - top < height - 0.5,
    )
    .map(
      ({ name, left, right, top, bottom }) =>
        `${name} is ${Math.round(right - left)} × ${Math.round(bottom - top)}`,
    ),
];

const isApart = (one: Box, other: Box): boolean =>
  one.left >= other.right ||
  other.left >= one.right ||
  one.top >= other.bottom ||
  other.top >= one.bottom;

/** @returns what lies on each other */
export const overlapping = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !isApart(box, other))
      .map((other) => `${box.name} and ${other.name}`),
  );

/** @returns words that their boxes cut off */
export const cutOff = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .map((element) => window.look.describe(element)),
  );
