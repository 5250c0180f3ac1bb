import { randomInt } from "node:crypto";
import type { Schemas } from "@gemel/api";
import { questionnaire } from "@gemel/psyche/questionnaire";
import { answerAs } from "../../packages/server/src/demo/answer-as.ts";
import { dispositions } from "../../packages/server/src/demo/dispositions.ts";
import { callAs } from "./support/call-as.ts";
import { expect, test } from "./support/journey.ts";
import { newCredentials } from "./support/member.ts";
import { answer, inWords, questionHeading } from "./support/steps/questionnaire-steps.ts";

test.use({ size: "phone" });

/** Limit of taps from the first visit to the first match, text fields excluded; 80 are answers. */
const MAX_TAPS = 96;

/** Runs in each page: counts taps, and scrolls of the questionnaire, over all pages of the visit. */
function count(): void {
  const add = (name: string) =>
    localStorage.setItem(name, String(Number(localStorage.getItem(name) ?? 0) + 1));
  const texts = "input:not([type=radio], [type=checkbox]), textarea, [role=spinbutton]";
  addEventListener(
    "pointerdown",
    ({ target }) => target instanceof Element && !target.closest(texts) && add("test-taps"),
    true,
  );
  addEventListener("scroll", () => {
    if (location.pathname === "/questionnaire") add("test-scrolls");
  });
}

test("a first visit on a phone leads to a match in few taps", async ({
  visit,
  backend,
  chiara,
  context,
}) => {
  const { page, input, t } = visit;
  await context.addInitScript(count);
  const counted = (name: string) =>
    page.evaluate((key) => Number(localStorage.getItem(key) ?? 0), `test-${name}`);
  const { email, password } = newCredentials();
  const nickname = `Rosa ${randomInt(10 ** 7)}`;
  const navigation = page.getByRole("navigation", { name: t("ui.header.main") });
  const questions = inWords("en", answerAs(dispositions.robin));

  await test.step("registering, and the link in the mail", async () => {
    await page.goto("/");
    await input.press(page.getByRole("link", { name: t("landing.createProfile") }).first());
    await input.fill(page.getByRole("textbox", { name: t("common.email") }), email);
    await input.fill(page.getByLabel(t("common.password"), { exact: true }), password);
    await input.fill(page.getByLabel(t("auth.register.confirm"), { exact: true }), password);
    await input.press(page.getByRole("button", { name: t("auth.register.submit"), exact: true }));
    await page.goto(await backend.outbox.link(email, "/verify-email"));
    await input.press(page.getByRole("link", { name: t("auth.verify.signedIn.action") }));
  });

  await test.step("a profile of what is needed", async () => {
    await input.fill(page.getByRole("textbox", { name: t("profile.nickname") }), nickname);
    const birthDate = page.getByRole("group", { name: t("profile.birthDate"), exact: true });
    for (const [part, text] of Object.entries({ month: "11", day: "23", year: "1988" }))
      await input.typeInto(birthDate.locator(`[data-type="${part}"]`), text);
    await input.pickRadio(page.getByRole("radio", { name: t("profile.sex.female"), exact: true }));
    await input.press(page.getByRole("button", { name: t("ui.formActions.save"), exact: true }));
    await input.press(page.getByRole("link", { name: t("home.guide.profile_completed.action") }));
  });

  await test.step("every question, without scrolling", async () => {
    const said = page.getByText(/\d+ are not/);
    const next = page.getByRole("button", { name: t("questionnaire.actions.next") });
    const begins = new Set(
      questionnaire("en")
        .blocks.slice(1)
        .map(({ questions: [first] }) => first?.text),
    );
    for (const [index, question] of questions.entries()) {
      await expect(questionHeading(visit, question)).toBeVisible();
      await expect(said).toBeVisible({ visible: begins.has(question.text) });
      await answer(visit, question);
      if ("words" in question.answer && index < questions.length - 1) await input.press(next);
    }
    expect(await counted("scrolls")).toBe(0);
    await input.press(page.getByRole("button", { name: t("questionnaire.actions.submit") }));
  });

  await test.step("the reveal leads on to people", async () => {
    await input.press(page.getByRole("button", { name: t("result.reveal.read") }));
    await expect(page.getByRole("heading", { name: t("people.insights.traits") })).toBeVisible();
  });

  const calls = await callAs(backend, chiara);
  const path = `/discover/nickname/${encodeURIComponent(nickname)}`;
  const { id } = await calls<Schemas["Candidate"]>(path);
  await calls(`/profiles/${id}/like`, { method: "POST", body: {} });

  await test.step("a like, and one that is returned", async () => {
    await input.press(navigation.getByRole("link", { name: t("shell.nav.discover") }));
    const card = page.getByRole("article").first();
    await input.press(card.getByRole("button", { name: /^Give .* a like/ }));
    await input.press(navigation.getByRole("link", { name: t("shell.nav.likes") }));
    const received = page.getByRole("article", { name: chiara.name });
    await expect(async () => {
      await page.reload();
      await expect(received).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await input.press(
      received.getByRole("button", { name: t("people.card.like", { name: chiara.name }) }),
    );
    await expect(page.getByRole("dialog", { name: t("people.match.title") })).toBeVisible();
  });

  expect(await counted("taps")).toBeLessThanOrEqual(MAX_TAPS);
});
