import { spokenQuestion } from "../../ai-server/script.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import type { Visit } from "../support/visit.ts";

test.use({ keyboardOnly: true });

const reply = "I like that you get lost on purpose.";

async function openTwin({ page, input, t }: Visit): Promise<void> {
  await input.press(page.getByRole("button", { name: t("people.twin.start") }));
  await expect(page.getByRole("textbox", { name: t("chat.composer.labelOwnTwin") })).toBeVisible();
}

test("a member speaks with their twin and gets the reply, by keyboard alone", async ({
  visit,
  ai,
  robin,
}) => {
  const { page, input, t } = visit;
  ai.setScript({ reply: () => reply });
  await signIn(visit, robin, "/conversations?tab=twin");
  await openTwin(visit);
  const popup = page.getByRole("dialog");

  await test.step("the question and the reply are played and shown", async () => {
    const spoken = page.waitForResponse((answer) => answer.url().includes("/api/voice/replies/"));
    await input.press(page.getByRole("button", { name: t("media.popup.open") }));
    await expect(popup.getByText(t("media.popup.idle"))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Space");
    await expect(popup.getByText("0:02", { exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(popup.getByText(spokenQuestion)).toBeVisible();
    await expect(popup.getByText(reply)).toBeVisible();
    expect((await spoken).ok()).toBe(true);
    await expect(popup.getByText(t("media.popup.idle"))).toBeVisible();
  });

  await test.step("Escape closes it, and both stand in the conversation", async () => {
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    await expect(page.getByRole("button", { name: t("media.popup.open") })).toBeFocused();
    const list = page.getByRole("group", {
      name: t("chat.messages.label", { name: t("chat.list.ownTwin") }),
    });
    await expect(list.getByText(spokenQuestion)).toHaveCount(1);
    await expect(list.getByText(reply)).toHaveCount(1);
  });

  await test.step("a screen reader meets a conversation: who speaks, what, and that it is an AI", async () => {
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading "${t("chat.list.ownTwin")}" [level=1]
      - group "${t("chat.messages.label", { name: t("chat.list.ownTwin") })}":
        - list:
          - listitem:
            - text: ${t("chat.message.me")}
            - paragraph: ${spokenQuestion}
          - listitem:
            - paragraph: ${reply}
    `);
  });
});
