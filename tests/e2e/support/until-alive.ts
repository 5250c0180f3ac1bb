import { expect, type Locator } from "@playwright/test";

/** A part of what React draws, as far as needed here. */
interface Fiber {
  flags: number;
  return: Fiber | null;
}

/** React's flag of what it has begun to take over, but not finished: ReactFiberFlags.js, `Hydrating`. */
const hydrating = 0b1_0000_0000_0000;

/**
 * Waits until the app has hydrated the sent page: before, a link reloads its page, and a button
 * does nothing. React marks each element when it begins with it, and the part around it until it is through.
 */
export async function untilAlive(target: Locator): Promise<void> {
  const isAlive = (element: Element, unfinished: number): boolean => {
    const entry = Object.entries(element).find(([key]) => key.startsWith("__reactFiber$"));
    let fiber = entry?.[1] as Fiber | null | undefined;
    if (!fiber) return false;
    for (; fiber; fiber = fiber.return) if (fiber.flags & unfinished) return false;
    return true;
  };
  await expect.poll(() => target.evaluate(isAlive, hydrating)).toBe(true);
}
