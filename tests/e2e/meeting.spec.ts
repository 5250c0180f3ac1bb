import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { expect, test } from "./support/journey.ts";
import { signIn } from "./support/sign-in.ts";
import type { Visit } from "./support/visit.ts";

test.use({ size: "zoomed", keyboardOnly: true });

// No other journey changes or reads the members whom Robin has met.
const robin = { email: "robin@demo.example", password: DEMO_PASSWORD };

const cards = ({ page }: Visit) => page.getByRole("article");
const nameOn = async (visit: Visit): Promise<string> =>
  (await cards(visit).first().getByRole("heading", { level: 2 }).innerText()).replace(/, \d+$/, "");
const card = (visit: Visit, name: string) =>
  cards(visit).filter({ has: visit.page.getByRole("heading", { level: 2, name }) });

test("by keyboard at 400 % zoom a member passes, thinks better of it, likes, matches, and ends the match for good", async ({
  visit,
}) => {
  const { page, input, t } = visit;
  await signIn(visit, robin, "/discover");

  await test.step("a pass is taken back", async () => {
    const name = await nameOn(visit);
    await input.press(page.getByRole("button", { name: t("people.card.pass", { name }) }));
    await expect(card(visit, name)).toHaveCount(0);
    await input.pressInToast(page.getByRole("button", { name: t("people.undo.action") }));
    await expect(card(visit, name)).toBeVisible();
  });

  await test.step("a like goes to those given", async () => {
    const name = await nameOn(visit);
    await input.press(page.getByRole("button", { name: t("people.card.like", { name }) }));
    await expect(card(visit, name)).toHaveCount(0);
    await page.goto("/likes?tab=given");
    await expect(card(visit, name)).toBeVisible();
  });

  const name = await test.step("a like that is returned is a match", async () => {
    await page.goto("/likes");
    await expect(cards(visit).first()).toBeVisible();
    const liker = await nameOn(visit);
    await input.press(page.getByRole("button", { name: t("people.card.like", { name: liker }) }));
    const match = page.getByRole("dialog", { name: t("people.match.title") });
    await input.press(match.getByRole("button", { name: t("people.match.later") }));
    await page.goto("/matches");
    await expect(page).toHaveURL(/\/likes\?tab=matches$/);
    await expect(card(visit, liker)).toBeVisible();
    return liker;
  });

  await test.step("an unmatch with a block leaves nothing of it", async () => {
    await input.press(page.getByRole("button", { name: t("people.card.more", { name }) }));
    await input.pickMenuItem(
      page.getByRole("menuitem", { name: t("people.card.unmatch", { name }) }),
    );
    const asked = page.getByRole("alertdialog", { name: t("people.unmatch.title") });
    await expect(
      asked.getByRole("checkbox", { name: t("people.unmatch.block", { name }) }),
    ).toBeChecked();
    await input.press(asked.getByRole("button", { name: t("people.unmatch.confirm") }));
    await expect(card(visit, name)).toHaveCount(0);
    await page.reload();
    await expect(cards(visit).first()).toBeVisible();
    await expect(card(visit, name)).toHaveCount(0);
  });
});
