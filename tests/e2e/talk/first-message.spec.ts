import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { expectSaid, expectMessage, type Side } from "../support/steps/talk-steps.ts";
import { discover, moveTogether } from "../support/two-people.ts";

const first = "Which train is slow enough for you?";
const reply = "Quello delle sei, per Porretta.";

test("what one writes on a card is read on the like, and begins the conversation once it is returned", async ({
  visit,
  otherVisit,
  backend,
  robin,
  chiara,
}) => {
  const me: Side = { visit, other: chiara.name };
  const them: Side = { visit: otherVisit, other: robin.name };
  await moveTogether(backend, robin, chiara);
  await signIn(visit, robin);
  await signIn(otherVisit, chiara);

  await test.step("a like takes a first message along", async () => {
    const { page, input, t } = visit;
    const { name } = chiara;
    const card = await discover(visit, name);
    await input.press(card.getByRole("button", { name: t("people.card.message", { name }) }));
    const dialog = page.getByRole("dialog", { name: t("people.firstMessage.title", { name }) });
    const field = dialog.getByRole("textbox", { name: t("people.firstMessage.label") });
    await input.fill(field, first);
    const liked = page.waitForResponse((response) => response.url().endsWith("/like"));
    await input.press(dialog.getByRole("button", { name: t("people.firstMessage.send") }));
    expect((await liked).status()).toBe(200);
  });

  await test.step("the other reads it on the card and likes back", async () => {
    const { page, input, t } = otherVisit;
    const { name } = robin;
    const card = page.getByRole("article", { name });
    // A like can be taken back for some seconds, and is shown to the other after that.
    await expect(async () => {
      await page.goto("/likes");
      await expect(card.getByText(first)).toBeVisible();
    }).toPass({ timeout: 60_000 });
    await input.press(card.getByRole("button", { name: t("people.card.like", { name }) }));
    const match = page.getByRole("dialog", { name: t("people.match.title") });
    await expect(match.getByText(first)).toBeVisible();
    await input.fill(match.getByRole("textbox"), reply);
    await input.press(match.getByRole("button", { name: t("chat.composer.send") }));
    await expectMessage(them, first);
    await expectMessage(them, reply);
  });

  await test.step("and the first comes to the answer from the match", async () => {
    const { page, input, t } = visit;
    const { name } = chiara;
    await page.goto("/likes?tab=matches");
    await input.press(
      page
        .getByRole("article", { name })
        .getByRole("button", { name: t("people.card.message", { name }) }),
    );
    await expectSaid(me, [first, reply]);
    await expectSaid(them, [first, reply]);
  });
});
