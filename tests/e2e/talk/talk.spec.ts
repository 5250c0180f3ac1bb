import { expect, test } from "../support/journey.ts";
import { offlineErrors } from "../support/offline-errors.ts";
import { signIn } from "../support/sign-in.ts";
import {
  box,
  expectSaid,
  expectMessage,
  otherVoice,
  ownVoice,
  playVoice,
  sendButton,
  type Side,
  speak,
  write,
} from "../support/steps/talk-steps.ts";
import { matchUp } from "../support/two-people.ts";

test.use({
  // The network and the server go away in the middle.
  expectedErrors: offlineErrors(),
  keyboardOnly: true,
});

test("two people write and speak to each other, and a lost network and a killed server lose nothing", async ({
  visit,
  otherVisit,
  backend,
  robin,
  chiara,
}) => {
  const conversation = await matchUp(backend, robin, chiara);
  const me: Side = { visit, other: chiara.name };
  const them: Side = { visit: otherVisit, other: robin.name };
  await signIn(visit, robin, "/likes?tab=matches");
  await signIn(otherVisit, chiara);

  await test.step("one begins from the match, the other from the list of conversations", async () => {
    const door = visit.t("people.card.message", { name: chiara.name });
    await visit.input.press(visit.page.getByRole("button", { name: door }));
    await expect(visit.page).toHaveURL(new RegExp(`/chat/${conversation}$`));
    await write(me, "What does a night in a bakery smell of?");
    await otherVisit.page.goto("/conversations?tab=user");
    const link = otherVisit.page.getByRole("link", { name: robin.name });
    await expect(link).toContainText("What does a night in a bakery smell of?");
    await otherVisit.input.press(link);
    await expectMessage(them, "What does a night in a bakery smell of?");
  });

  await test.step("both see at once what the other writes", async () => {
    await write(them, "Di pane e di sonno.");
    await expectMessage(me, "Di pane e di sonno.");
    await write(me, "I would come for the bread.");
    await expectMessage(them, "I would come for the bread.");
  });

  await test.step("each receives the other's voice note", async () => {
    await speak(me);
    await playVoice(them);
    await write(them, "Che bella voce.");
    await expectMessage(me, "Che bella voce.");
    await speak(them);
    await playVoice(me);
  });

  await test.step("a message to a member without a network waits for them, and so does their draft", async () => {
    const { page, t } = otherVisit;
    await page.context().setOffline(true);
    await expect(page.getByText(t("chat.connection.lost"))).toBeVisible();
    await otherVisit.input.fill(box(them), "Vieni quando vuoi.");
    await expect(sendButton(them)).toBeDisabled();
    await write(me, "And for the quiet.");
    await write(me, "Is four in the morning too early?");
    await expectMessage(me, "Is four in the morning too early?");
  });

  await test.step("the server dies in the middle of a message, and comes back", async () => {
    await write(me, "I could bring coffee.");
    await backend.kill();
    await expect(visit.page.getByText(visit.t("chat.connection.lost"))).toBeVisible();
    await backend.start();
    // The tries are up to 30 s apart.
    await expect(visit.page.getByText(visit.t("chat.connection.lost"))).toHaveCount(0, {
      timeout: 60_000,
    });
    await otherVisit.page.context().setOffline(false);
    await expectMessage(them, "I could bring coffee.");
    await expect(box(them)).toHaveValue("Vieni quando vuoi.");
    await otherVisit.input.press(sendButton(them));
    await expectMessage(me, "Vieni quando vuoi.");
  });

  await test.step("both have the same conversation, also after a reload", async () => {
    const before = [
      "What does a night in a bakery smell of?",
      "Di pane e di sonno.",
      "I would come for the bread.",
    ];
    const after = [
      "And for the quiet.",
      "Is four in the morning too early?",
      "I could bring coffee.",
      "Vieni quando vuoi.",
    ];
    const mine = [...before, ownVoice, "Che bella voce.", otherVoice, ...after] as const;
    const theirs = [...before, otherVoice, "Che bella voce.", ownVoice, ...after] as const;
    await expectSaid(me, mine);
    await expectSaid(them, theirs);
    await Promise.all([me, them].map(({ visit: { page } }) => page.reload()));
    await expectSaid(me, mine);
    await expectSaid(them, theirs);
  });
});
