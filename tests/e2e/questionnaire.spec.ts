import { answerAs } from "../../packages/server/src/demo/answer-as.ts";
import { dispositions } from "../../packages/server/src/demo/dispositions.ts";
import { expect, test } from "./support/journey.ts";
import { offlineErrors } from "./support/offline-errors.ts";
import { withProfile } from "./support/person.ts";
import { answer, inWords, questionHeading } from "./support/steps/questionnaire-steps.ts";
import { signIn } from "./support/sign-in.ts";
import type { Visit } from "./support/visit.ts";

test.use({
  language: "de",
  size: "zoomed",
  keyboardOnly: true,
  expectedErrors: offlineErrors(),
});

const questions = inWords("de", answerAs(dispositions.robin));

const keptProgress = ({ page }: Visit) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("questionnaire")));

/** Requests the API as the member who is signed in. */
async function ask({ page }: Visit, path: string) {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const answered = await page.request.get(`/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answered.json();
}

/** Reloads; what was answered is there, and so is the question. */
async function reload({ page, t }: Visit, answered: number): Promise<void> {
  const text = t("questionnaire.progress.answered", { count: answered, total: questions.length });
  await expect(page.getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toBeVisible();
}

const firstOpen = questions.findIndex((question) => "words" in question.answer);

/** Writes an answer that says nothing, and is asked about it once more. */
async function writeNothing({ page, input, t }: Visit): Promise<void> {
  const field = page.getByRole("textbox", { name: t("questionnaire.open.label") });
  await input.fill(field, "asdf asdf asdf");
  await input.press(page.getByRole("button", { name: t("questionnaire.actions.next") }));
  await expect(page.getByText(t("result.doubt.title"))).toBeVisible();
  await expect(field).toHaveValue("asdf asdf asdf");
}

test("a member answers the questionnaire by keyboard at 400 % zoom, through a reload and a lost connection", async ({
  visit,
  backend,
  context,
}) => {
  const { page, input, t } = visit;
  const next = page.getByRole("button", { name: t("questionnaire.actions.next") });
  const submit = page.getByRole("button", { name: t("questionnaire.actions.submit") });
  const middle = 15;

  const jonas = await withProfile(backend, "jonas");
  await signIn(visit, jonas);
  await input.press(page.getByRole("link", { name: t("home.guide.profile_completed.action") }));

  await test.step("every question, and a reload in the middle", async () => {
    for (const [index, question] of questions.entries()) {
      await expect(questionHeading(visit, question)).toBeVisible();
      if (index === middle) await reload(visit, middle);
      if (index === firstOpen) await writeNothing(visit);
      await answer(visit, question);
      // The first goes on by itself.
      if (index > 0 && index < questions.length - 1) await input.press(next);
    }
  });
  await test.step("without a connection the answers wait, and are sent when it is back", async () => {
    await context.setOffline(true);
    await input.press(submit);
    await expect(page.getByText(t("questionnaire.waiting.title"))).toBeVisible();
    expect(await keptProgress(visit)).toHaveLength(1);
    await context.setOffline(false);
    await expect(page).toHaveURL("/");
    expect(await keptProgress(visit)).toEqual([]);
  });
  await test.step("the analysis ends by itself: insights without a reload, and a mail", async () => {
    await input.press(page.getByRole("button", { name: t("result.reveal.read") }));
    const traits = t("people.insights.traits");
    await expect(page.getByRole("heading", { level: 2, name: traits })).toBeVisible();
    const { subject } = await backend.outbox.waitFor(jonas.email, 2);
    expect(subject).toBe(t("mail.twinReady.subject"));
    expect(await ask(visit, "/me")).toMatchObject({ onboarding_status: "onboarding_complete" });
    const { metrics } = await ask(visit, "/me/profile-digest?lang=de");
    expect(metrics.big_five).toMatchObject({ O: expect.any(Number) });
  });
});
