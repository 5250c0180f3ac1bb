import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { expectSaid, expectMessage, sendButton, type Side } from "../support/steps/talk-steps.ts";
import { discover, moveTogether } from "../support/two-people.ts";

const question = "Do you ever see the sun?";
const answer = "Chiara writes that she works at night.";

test("a member talks to another's twin, whose owner sees the conversation, and ends it", async ({
  visit,
  otherVisit,
  backend,
  ai,
  robin,
  chiara,
}) => {
  const { page, input, t } = visit;
  const { name } = chiara;
  const twin: Side = { visit, other: t("chat.list.twinOf", { name }) };
  const box = page.getByRole("textbox", { name: t("chat.composer.labelTwinOf", { name }) });
  const owner = otherVisit;
  const openTwinTab = async () => {
    await owner.page.goto("/profile");
    await owner.input.pickTab(
      owner.page.getByRole("tab", { name: owner.t("profile.tabs.twin"), exact: true }),
    );
  };
  ai.setScript({ reply: () => answer });
  await moveTogether(backend, robin, chiara);
  await signIn(visit, robin);
  await signIn(owner, chiara);

  await test.step("the twin has no conversations yet", async () => {
    await openTwinTab();
    await expect(owner.page.getByText("Nessun altro gli ha ancora parlato.")).toBeVisible();
  });

  await test.step("its card opens it, and says that it is an AI", async () => {
    const card = await discover(visit, name);
    await input.press(card.getByRole("button", { name: t("people.card.twin", { name }) }));
    const dialog = page.getByRole("dialog", { name: t("people.twin.title", { name }) });
    await expect(dialog.getByText(t("people.twin.body", { name }))).toBeVisible();
    await input.press(dialog.getByRole("button", { name: t("people.twin.start") }));
    await expect(page.getByText(t("chat.intro.twin"))).toBeVisible();
  });

  await test.step("it answers live", async () => {
    await input.fill(box, question);
    await input.press(sendButton(twin));
    await expectMessage(twin, answer);
    await expectSaid(twin, [question, answer]);
  });

  await test.step("the owner sees who talks with it, and nothing of what is said", async () => {
    await openTwinTab();
    await expect(owner.page.getByText(/^1 messaggio, il primo:/)).toBeVisible();
    await expect(
      owner.page.getByRole("button", {
        name: owner.t("twin.talkers.endOf", { name: robin.name }),
      }),
    ).toBeVisible();
    await owner.page.goto("/conversations?tab=twin");
    await expect(
      owner.page.getByRole("button", { name: owner.t("people.twin.start") }),
    ).toBeVisible();
    await expect(owner.page.getByText(answer)).toHaveCount(0);
  });

  await test.step("once the owner keeps it, the conversation cannot go on", async () => {
    await openTwinTab();
    const shared = owner.page.getByRole("switch", { name: owner.t("twin.preLike.label") });
    await expect(shared).toBeChecked();
    await shared.focus();
    await owner.page.keyboard.press("Space");
    await expect(shared).not.toBeChecked();
    const saved = owner.page.waitForResponse(
      (response) =>
        response.url().endsWith("/api/me/profile") && response.request().method() === "PUT",
    );
    await owner.input.press(
      owner.page.getByRole("button", { name: owner.t("ui.formActions.save"), exact: true }),
    );
    expect((await saved).status()).toBe(200);
    await input.fill(box, "And the moon?");
    await input.press(sendButton(twin));
    await expect(page.getByText(t("chat.ended.title"))).toBeVisible();
    await expect(box).toHaveCount(0);
    const card = await discover(visit, name);
    const door = t("people.card.twin", { name });
    await expect(card.getByRole("button", { name: door })).toHaveCount(0);
  });

  await test.step("what was said stays with who said it", async () => {
    await page.goto("/conversations?tab=twin");
    await input.press(page.getByRole("link", { name: t("chat.list.twinOf", { name }) }));
    await expectMessage(twin, question);
    await expectMessage(twin, answer);
    await expect(page.getByText(t("chat.ended.title"))).toBeVisible();
  });
});
