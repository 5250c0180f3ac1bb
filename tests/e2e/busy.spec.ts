import type { Request } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { expectNoReload, leaveAndReturn } from "./support/leave-and-return.ts";
import { type Credentials, newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";
import type { Visit } from "./support/visit.ts";

async function openProfile(visit: Visit, member: Credentials): Promise<void> {
  await signIn(visit, member, "/profile");
  await expect(visit.page.getByText(visit.t("ui.formActions.saved"))).toBeVisible();
}

const firstName = ({ page, t }: Visit) =>
  page.getByRole("textbox", { name: t("profile.firstName"), exact: true });

for (const serviceWorkers of ["allow", "block"] as const) {
  test.describe(`service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test("returning to the tab moves no script over the network", async ({ visit, backend }) => {
      const { page, t } = visit;
      await signIn(visit, await newMember(backend), "/profile");
      const title = page.getByRole("heading", { level: 1, name: t("profile.title") });
      await expect(title).toBeVisible();
      const loaded = page.waitForEvent("load");
      await leaveAndReturn(page);
      await loaded;
      await expect(title).toBeVisible();
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize] as const),
      );
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter(([, bytes]) => bytes > 0)).toEqual([]);
    });
  });
}

test("a half-edited profile is not reloaded and survives a reload by hand; the reload that waited comes when the work is done with", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  const unsaved = page.getByText(t("ui.formActions.unsaved"));
  await openProfile(visit, await newMember(backend));
  await input.fill(firstName(visit), "Rosalind");
  await expect(unsaved).toBeVisible();

  const navigations: string[] = [];
  const note = (request: Request): void => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  };
  page.on("request", note);
  await leaveAndReturn(page);
  await expectNoReload(page);
  expect(navigations).toEqual([]);
  await expect(firstName(visit)).toHaveValue("Rosalind");

  await page.reload();
  await expect(firstName(visit)).toHaveValue("Rosalind");
  await expect(unsaved).toBeVisible();
  await leaveAndReturn(page);
  const loaded = page.waitForEvent("load");
  await input.press(page.getByRole("button", { name: t("ui.formActions.discard") }));
  await loaded;
  await expect(firstName(visit)).toHaveValue("");
  await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
});

test("a reload that waits does not cut off what is sent", async ({ visit, robin }) => {
  const { page, input, t } = visit;
  await openProfile(visit, robin);
  await input.fill(firstName(visit), "Rosalind");
  await leaveAndReturn(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/me/profile", async (route) => {
    await arrived;
    await route.continue();
  });
  const sent = page.waitForRequest("**/me/profile");
  const loaded = page.waitForEvent("load");
  await input.press(page.getByRole("button", { name: t("ui.formActions.save") }));
  await sent;
  await expectNoReload(page);
  arrive();
  await loaded;
  await expect(firstName(visit)).toHaveValue("Rosalind");
  await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
});
