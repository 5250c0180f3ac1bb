import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { expectSaid, expectMessage, messages, type Side } from "../support/steps/talk-steps.ts";
import { discover, moveTogether } from "../support/two-people.ts";

test("a member asks Duo about a candidate on their card, and finds all of it again", async ({
  visit,
  backend,
  ai,
  robin,
  chiara,
}) => {
  const { page, input, t } = visit;
  const { name } = chiara;
  const duo: Side = { visit, other: "Duo" };
  const prompts = (["redFlags", "compatibility", "openingLine", "firstDate"] as const).map(
    (prompt) => ({
      button: t(`people.advice.prompt.${prompt}`),
      question: t(`people.advice.question.${prompt}`),
      answer: `An idea about ${t(`people.advice.prompt.${prompt}`)}.`,
    }),
  );
  const written = { question: "What if it rains?", answer: "Then go to the market hall." };
  const asked = [...prompts, written];
  ai.setScript({
    reply: (said) => {
      const last = said.findLast(({ role }) => role === "user")?.content ?? "";
      return asked.find(({ question }) => last.includes(question))?.answer ?? "What do you mean?";
    },
  });
  await moveTogether(backend, robin, chiara);
  await signIn(visit, robin);
  const card = await discover(visit, name);
  const door = card.getByRole("button", { name: t("people.card.advisor", { name }) });
  const sheet = page.getByRole("dialog", { name: t("people.advice.title", { name }) });

  await test.step("an AI is said to be one before it says anything", async () => {
    await input.press(door);
    await expect(sheet).toHaveAccessibleName(
      `${t("chat.speaker.duo", { name: "Duo" })} ${t("people.advice.title", { name })}`,
    );
    await expect(sheet.getByText(t("people.advice.greeting", { name }))).toBeVisible();
    await expect(messages(duo)).toHaveCount(0);
  });

  await test.step("each quick question is asked by one press and answered live", async () => {
    const group = sheet.getByRole("group", { name: t("people.advice.prompts") });
    for (const { button, question, answer } of prompts) {
      await input.press(group.getByRole("button", { name: button, exact: true }));
      await expectMessage(duo, question);
      await expectMessage(duo, answer);
    }
  });

  await test.step("so is one of the member's own", async () => {
    await input.fill(
      sheet.getByRole("textbox", { name: t("people.advice.write") }),
      written.question,
    );
    await input.press(sheet.getByRole("button", { name: t("chat.composer.send"), exact: true }));
    await expectMessage(duo, written.answer);
  });

  const all = asked.flatMap(({ question, answer }) => [question, answer]);
  await test.step("the sheet holds all of it when it is opened again, also after a reload", async () => {
    await expectSaid(duo, all);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await input.press(door);
    await expectSaid(duo, all);
    await page.reload();
    await input.press(door);
    await expectSaid(duo, all);
  });

  await test.step("and it is a conversation like any other", async () => {
    await page.goto("/conversations?tab=advisor");
    const link = page.getByRole("link", { name });
    await expect(link).toContainText(written.answer);
    await input.press(link);
    await expectSaid(duo, all);
  });
});
