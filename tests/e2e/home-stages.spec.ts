import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";

// Only looked at: one at each step before the result.
const stages = [
  { email: "amelie@demo.example", title: "home.guide.registered.title", faces: 0 },
  { email: "jonas@demo.example", title: "home.guide.profile_completed.title", faces: 1 },
  { email: "mateo@demo.example", title: "home.analysing.title", faces: 1 },
] as const;

for (const { email, title, faces } of stages) {
  test.describe(email, () => {
    test.use({ size: "phone", language: "de" });

    test("the rings, what comes now and its way stand in the first window", async ({ visit }) => {
      const { page, t } = visit;
      await signIn(visit, { email, password: DEMO_PASSWORD });
      const panel = page.getByRole("region", { name: t(title) });
      await expect(panel).toBeVisible();
      await expect(panel.locator("svg circle[stroke-linecap=round]").first()).toBeAttached();
      await expect(panel.locator("img")).toHaveCount(faces);
      const bar = (await page.getByRole("navigation").first().boundingBox())?.y ?? 0;
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar);
      const size = await panel
        .getByRole("heading")
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      expect(size).toBeGreaterThanOrEqual(32);
    });
  });
}
