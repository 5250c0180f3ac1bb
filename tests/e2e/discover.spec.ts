import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";

// Only looked at.
const chiara = { email: "chiara@demo.example", password: DEMO_PASSWORD };

test.describe("without a network", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("the first press on an action shows its window at once, by what is already there", async ({
    visit,
  }) => {
    const { page } = visit;
    await signIn(visit, chiara, "/discover");
    // The person's look has the name of their card.
    for (const name of [/^Write to/, /^Ask Duo/, /^Talk to the twin/, /, \d\d$/, /^More about/]) {
      await page.context().setOffline(false);
      await page.reload();
      const button = page.getByRole("article").getByRole("button", { name }).first();
      // The first touch of the page fetches what a press may open.
      await button.hover();
      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await button.click();
      await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
    }
  });
});
