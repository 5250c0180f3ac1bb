import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { settle } from "../screens/settle.ts";
import { expectFits } from "./support/expect-fits.ts";
import { expect } from "./support/journey.ts";
import { pseudoTexts as t, test as base } from "./support/pseudo-language.ts";
import { signIn } from "./support/sign-in.ts";
import { matchUp } from "./support/two-people.ts";
import type { Visit } from "./support/visit.ts";
import { findClipped } from "./sweep/checks/clipped-text.ts";
import { Untranslated } from "./sweep/checks/untranslated-text.ts";

const test = base.extend<{ untranslated: Untranslated }>({
  untranslated: ({ page }, provide) => provide(new Untranslated(page, [])),
  visit: ({ visit }, provide) => provide({ ...visit, t }),
});

test.use({ size: "phone" });

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
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await settle(page);
  expect.soft(await untranslated.find(), `${name}: texts in no catalogue`).toEqual([]);
  expect.soft(await findClipped(page), `${name}: texts cut off`).toEqual([]);
  await expectFits(page);
}

/** Opens something over a page, and looks at it. */
async function lookInto(
  to: Walk,
  address: string,
  openers: readonly (readonly [Role, string])[],
): Promise<void> {
  const { page, input } = to.visit;
  await test.step(openers.map(([, name]) => name).join(", "), async () => {
    await page.goto(address);
    for (const [role, name] of openers) {
      await input.press(page.getByRole(role, { name, exact: true }));
    }
    const over = page
      .getByRole("dialog")
      .or(page.getByRole("alertdialog"))
      .or(page.getByRole("menu"));
    await expect(over.last()).toBeVisible();
    await look(to, `${address}, ${openers.at(-1)?.[1]}`);
  });
}

test("notices for a visitor are in the catalogues: to sign in first, and that a field is empty", async ({
  visit,
  untranslated,
}) => {
  const { page, input } = visit;
  await page.goto("/profile");
  await expect(page.getByText(t("shell.gate.signInFirst"))).toBeVisible();
  await look({ visit, untranslated }, "/login, sent there");
  await input.press(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look({ visit, untranslated }, "/login, sent empty");
});

test("what opens over a page is in the catalogues and whole", async ({
  visit,
  untranslated,
  backend,
  robin,
  chiara,
}) => {
  const { page, input } = visit;
  const to: Walk = { visit, untranslated };
  const conversation = await matchUp(backend, robin, chiara);
  const { name } = chiara;
  await signIn(visit, robin);

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
  await lookInto(to, matches, [more, ["menuitem", t("people.card.advisor", { name })]]);
  await lookInto(to, matches, [more, ["menuitem", t("people.card.twin", { name })]]);
  await lookInto(to, "/conversations?tab=user", [
    ["button", t("people.quickView.label", { name })],
  ]);
  await lookInto(to, "/profile", [
    ["tab", t("profile.tabs.voice")],
    ["button", t("profile.voice.script.open")],
  ]);

  await test.step("one's own twin, and talking by voice", async () => {
    await page.goto("/conversations?tab=twin");
    await input.press(page.getByRole("button", { name: t("people.twin.start") }));
    await expect(
      page.getByRole("textbox", { name: t("chat.composer.labelOwnTwin") }),
    ).toBeVisible();
    await look(to, "one's own twin");
    await input.press(page.getByRole("button", { name: t("media.popup.open") }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(to, "talking by voice");
  });
});
