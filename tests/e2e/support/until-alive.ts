import { expect, type Locator } from "@playwright/test";

/**
 * Waits until the app has taken over what was sent: before, a link loads its page anew, and a button
 * does nothing. React marks each element that it has taken over.
 */
export async function untilAlive(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps$")),
      ),
    )
    .toBe(true);
}
