import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";

// Only looked at.
const chiara = { email: "chiara@demo.example", password: DEMO_PASSWORD };

/** From the press to the window that it opens, in ms. */
async function timeToWindow(page: Page, name: RegExp): Promise<number> {
  const button = page.getByRole("article").getByRole("button", { name }).first();
  await button.hover();
  await page.evaluate(() => {
    addEventListener("pointerdown", () => performance.mark("pressed"), {
      capture: true,
      once: true,
    });
    const look = (): void => {
      const panel = document.querySelector("[role=dialog], [role=menu]");
      const isSeen = panel?.checkVisibility({ opacityProperty: true }) ?? false;
      if (isSeen) performance.measure("opened", "pressed");
      else requestAnimationFrame(look);
    };
    look();
  });
  await button.click();
  const opened = () => performance.getEntriesByName("opened")[0]?.duration;
  await expect.poll(() => page.evaluate(opened)).toBeDefined();
  return (await page.evaluate(opened)) ?? Infinity;
}

test("the first press on an action shows its window at once", async ({ visit }) => {
  const { page } = visit;
  await signIn(visit, chiara, "/discover");
  // The person's look has the name of their card.
  for (const name of [/^Write to/, /^Ask Duo/, /^Talk to the twin/, /, \d\d$/, /^More about/]) {
    // On a busy machine one of several is enough: what waits for code waits each time.
    const times: number[] = [];
    while (times.length < 3 && !times.some((time) => time <= 250)) {
      await page.reload();
      times.push(await timeToWindow(page, name));
    }
    expect(
      Math.min(...times),
      `${String(name)}: ${times.map(Math.round).join(", ")} ms`,
    ).toBeLessThanOrEqual(250);
  }
});
