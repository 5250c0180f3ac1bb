import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";
import type { Visit } from "./support/visit.ts";

/** Another tab comes to the front, and this one again. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });
}

async function openProfile(visit: Visit): Promise<void> {
  await visit.page.goto("/profile");
  await expect(visit.page.getByText(visit.t("ui.formActions.saved"))).toBeVisible();
}

const firstName = ({ page, t }: Visit) =>
  page.getByRole("textbox", { name: t("profile.firstName"), exact: true });

test("a page where nothing is under way is fresh when its tab is seen again", async ({ visit }) => {
  const { page, t } = visit;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: t("landing.title") })).toBeVisible();
  const loaded = page.waitForEvent("load");
  await leaveAndReturn(page);
  await loaded;
  await expect(page.getByRole("heading", { level: 1, name: t("landing.title") })).toBeVisible();
});

test("a half-edited profile is not reloaded, and survives a reload by hand", async ({
  visit,
  backend,
}) => {
  const { page, hands, t } = visit;
  await signIn(visit, await newMember(backend));
  await openProfile(visit);
  await hands.fill(firstName(visit), "Rosalind");
  await expect(page.getByText(t("ui.formActions.unsaved"))).toBeVisible();

  const navigations: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await leaveAndReturn(page);
  // A reload would have begun before this call could be answered, and would have cut it off.
  expect(await page.evaluate(async () => (await fetch("/healthz")).status)).toBe(200);
  expect(navigations).toEqual([]);
  await expect(firstName(visit)).toHaveValue("Rosalind");

  await page.reload();
  await expect(firstName(visit)).toHaveValue("Rosalind");
  await expect(page.getByText(t("ui.formActions.unsaved"))).toBeVisible();
});

test("the reload that waited comes when the work is done with", async ({ visit, backend }) => {
  const { page, hands, t } = visit;
  await signIn(visit, await newMember(backend));
  await openProfile(visit);
  await hands.fill(firstName(visit), "Rosalind");
  await expect(page.getByText(t("ui.formActions.unsaved"))).toBeVisible();
  await leaveAndReturn(page);

  const loaded = page.waitForEvent("load");
  await hands.press(page.getByRole("button", { name: t("ui.formActions.discard") }));
  await loaded;
  await expect(firstName(visit)).toHaveValue("");
  await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
});
