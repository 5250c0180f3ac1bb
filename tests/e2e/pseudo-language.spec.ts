import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { pairs } from "../../app/routes/landing/pairs.ts";
import { pages } from "../../app/shell/pages.ts";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expectFits } from "./support/expect-fits.ts";
import { findClipped } from "./support/find-clipped.ts";
import { Untranslated } from "./support/find-untranslated.ts";
import { expect, screens, test as base } from "./support/journey.ts";
import type { Credentials } from "./support/member.ts";
import { pseudoTexts as t, speakPseudo } from "./support/pseudo-language.ts";
import { signIn } from "./support/sign-in.ts";
import { chiara, matchUp, robin } from "./support/two-people.ts";
import type { Visit } from "./support/visit.ts";

const invented = pairs.flatMap(({ people }) => people.map(({ name }) => name));

const test = base.extend<{ untranslated: Untranslated }>({
  untranslated: async ({ page }, provide) => {
    const untranslated = new Untranslated(page, invented);
    await speakPseudo(page);
    await provide(untranslated);
  },
  visit: ({ visit }, provide) => provide({ ...visit, t }),
});

test.use({
  // Pages that are answered by the test are not on this machine, for the browser; the socket is.
  permissions: ["local-network-access"],
  size: "phone",
  backendSettings: { DEMO: "named" },
  serviceWorkers: "block",
  expectedErrors: /status of 400 .*\/api\/verify-email/,
});

const demo = (name: string): Credentials => ({
  email: `${name}@demo.example`,
  password: DEMO_PASSWORD,
});

const forVisitors = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
  "/verify-email?token=x",
  "/contact",
  "/terms-of-service",
  "/privacy-policy",
  "/disclaimer",
  "/rules",
  "/nowhere",
  // Sent to the login, with a word about why.
  "/profile",
] as const;

/** Who shows which pages: what stands there depends on how far somebody has come. */
const forMembers: Readonly<Record<string, readonly string[]>> = {
  amelie: ["/home", "/profile", "/settings", "/discover"],
  jonas: ["/home", "/profile", "/questionnaire", "/likes"],
  mateo: ["/home", "/profile", "/conversations", "/likes?tab=matches", "/discover"],
  robin: [
    "/home",
    "/profile",
    "/discover",
    "/filters",
    "/likes?tab=received",
    "/likes?tab=given",
    "/matches",
    "/conversations?tab=user",
    "/conversations?tab=twin",
    "/conversations?tab=advisor",
    "/contact",
    "/nowhere",
  ],
  admin: ["/home", "/moderation"],
};

const pathOf = (address: string): string => address.split("?")[0] ?? address;

test("the walk leads to every page there is", () => {
  const walked = [...forVisitors, ...Object.values(forMembers).flat(), "/chat/:conversationId"];
  const known = new Set(walked.map(pathOf));
  const wanted = pages.map(({ path }) => path.replace(/\/:\w+\?$/, ""));
  expect(wanted.filter((path) => !known.has(path))).toEqual([]);
});

type Role = "button" | "menuitem" | "tab";

test("no build has the pseudo-language", async () => {
  const files = await readdir(join(import.meta.dirname, "../../app/dist/assets"));
  expect(files.filter((name) => name.startsWith("messages-core-en-")).length).toBeGreaterThan(0);
  expect(files.filter((name) => name.includes("en-XA"))).toEqual([]);
});

interface Walk {
  readonly visit: Visit;
  readonly untranslated: Untranslated;
}

/** Looks at what is shown now, once nothing moves or loads any more. */
async function look({ visit: { page }, untranslated }: Walk, name: string): Promise<void> {
  await expect(page.getByText(t("auth.robot.working"))).toBeHidden();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  expect.soft(await untranslated.find(), `${name}: texts in no catalogue`).toEqual([]);
  expect.soft(await findClipped(page), `${name}: texts cut off`).toEqual([]);
  await expectFits(page);
}

/** Between the phone and the desk, where more stands side by side. */
async function expectFitsWider(page: Page): Promise<void> {
  const phone = page.viewportSize() ?? screens.phone;
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
  }
  await page.setViewportSize(phone);
}

async function walk(to: Walk, address: string): Promise<void> {
  const { page } = to.visit;
  await test.step(address, async () => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(to, address);
    await expectFitsWider(page);
    const tabs = page.getByRole("main").getByRole("tab", { selected: false });
    if (pathOf(address) === "/profile") await lookIntoTabs(to, tabs);
  });
}

async function lookIntoTabs(to: Walk, others: Locator): Promise<void> {
  const names = await others.allInnerTexts();
  for (const name of names) {
    await to.visit.hands.pickTab(to.visit.page.getByRole("tab", { name, exact: true }));
    await look(to, `/profile, ${name}`);
  }
}

/** Opens something over a page, and looks at it. */
async function lookInto(
  to: Walk,
  address: string,
  openers: readonly (readonly [Role, string])[],
): Promise<void> {
  const { page, hands } = to.visit;
  await test.step(openers.map(([, name]) => name).join(", "), async () => {
    await page.goto(address);
    for (const [role, name] of openers) {
      await hands.press(page.getByRole(role, { name, exact: true }));
    }
    const over = page
      .getByRole("dialog")
      .or(page.getByRole("alertdialog"))
      .or(page.getByRole("menu"));
    await expect(over.last()).toBeVisible();
    await look(to, `${address}, ${openers.at(-1)?.[1]}`);
  });
}

test("a visitor reads nothing that is in no catalogue, and nothing cut off", async ({
  visit,
  untranslated,
}) => {
  for (const address of forVisitors) await walk({ visit, untranslated }, address);

  await test.step("what a form says of itself", async () => {
    const { page, hands } = visit;
    await page.goto("/login");
    await hands.press(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await look({ visit, untranslated }, "/login, sent empty");
  });
});

for (const [name, addresses] of Object.entries(forMembers)) {
  test(`${name} reads nothing that is in no catalogue, and nothing cut off`, async ({
    visit,
    untranslated,
  }) => {
    await signIn(visit, demo(name));
    for (const address of addresses) await walk({ visit, untranslated }, address);
  });
}

test("conversations, and what opens over a page, are in the catalogues and whole", async ({
  visit,
  untranslated,
  backend,
}) => {
  const { page, hands } = visit;
  const to: Walk = { visit, untranslated };
  const conversation = await matchUp(backend, robin, chiara);
  const { name } = chiara;
  await signIn(visit, robin);

  await walk(to, `/chat/${conversation}`);
  await walk(to, "/conversations?tab=user");
  const chat = `/chat/${conversation}`;
  await lookInto(to, chat, [["button", t("chat.menu.open")]]);
  await lookInto(to, chat, [
    ["button", t("chat.menu.open")],
    ["menuitem", t("chat.delete.action")],
  ]);

  const matches = "/likes?tab=matches";
  const more = ["button", t("people.card.more", { name })] as const;
  await lookInto(to, matches, [more]);
  await lookInto(to, matches, [more, ["menuitem", t("people.card.unmatch", { name })]]);
  await lookInto(to, matches, [more, ["menuitem", t("people.card.report", { name })]]);
  await lookInto(to, matches, [more, ["menuitem", t("people.card.block", { name })]]);
  await lookInto(to, matches, [["button", t("people.card.advisor", { name })]]);
  await lookInto(to, matches, [["button", t("people.card.twin", { name })]]);
  await lookInto(to, "/conversations?tab=user", [
    ["button", t("people.quickView.label", { name })],
  ]);
  await lookInto(to, "/profile", [
    ["tab", t("profile.tabs.voice")],
    ["button", t("profile.voice.script.open")],
  ]);

  await test.step("one's own twin, and talking by voice", async () => {
    await page.goto("/conversations?tab=twin");
    await hands.press(page.getByRole("button", { name: t("people.twin.start") }));
    await expect(
      page.getByRole("textbox", { name: t("chat.composer.labelOwnTwin") }),
    ).toBeVisible();
    await look(to, "one's own twin");
    await hands.press(page.getByRole("button", { name: t("media.popup.open") }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(to, "talking by voice");
  });
});
