import { readProfile } from "@gemel/psyche/summary";
import { answerAs } from "../../packages/server/src/demo/answer-as.ts";
import { dispositions } from "../../packages/server/src/demo/dispositions.ts";
import { composeFindings } from "../../packages/server/src/features/insights/compose-summary.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/journey.ts";
import { newPerson } from "./support/person.ts";
import { signIn } from "./support/sign-in.ts";

test.use({ language: "it", size: "phone" });

/** The text of the AI: like our own texts, under a heading of its own. */
const title = "Di notte vedi di più";
const letter = composeFindings(readProfile(answerAs(dispositions.chiara)), "it").replace(
  /^## .+/,
  `## ${title}`,
);

test("a member reads insights without waiting for a slow AI, and later what it wrote, which is said", async ({
  visit,
  backend,
  ai,
}) => {
  const { page, t } = visit;
  const byAi = page.getByText(t("people.insights.byAi"));
  const words = page.getByRole("heading", { level: 2, name: t("people.insights.traits") });
  ai.setScript({ reply: () => letter });
  ai.setFault("chat", "slow");

  await test.step("our own texts are there although the AI is silent", async () => {
    await signIn(visit, await newPerson(backend, "chiara"));
    await expect(words).toBeVisible();
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(byAi).toHaveCount(0);
  });
  await test.step("what it writes after all is there the next time, and labelled", async () => {
    ai.setFault("chat");
    await expect(async () => {
      await page.reload();
      await expect(words).toBeVisible();
      await expect(byAi).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
