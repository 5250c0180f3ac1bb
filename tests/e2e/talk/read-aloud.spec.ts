import type { Schemas } from "@gemel/api";
import { spokenQuestion } from "../../ai-server/script.ts";
import { callAs } from "../support/call-as.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { toneWav } from "../support/sound.ts";
import { expectMessage, messages, type Side } from "../support/steps/talk-steps.ts";
import { matchUp } from "../support/two-people.ts";

test.use({ timezoneId: "Europe/Rome" });

const question = "Which market is yours?";
const answer = "Quello delle erbe.";

/** The time of each message, in the order of the conversation: on two days, long ago. */
const times = ["2024-03-01T18:05:00Z", "2024-03-01T18:09:00Z", "2024-03-02T05:40:00Z"];

test("a screen reader reads a conversation as one: the day, then who, what and when", async ({
  visit,
  backend,
  robin,
  chiara,
}) => {
  const { page, t } = visit;
  const { name } = chiara;
  const side: Side = { visit, other: name };
  const conversation = await matchUp(backend, robin, chiara, { one: question, other: answer });
  const form = new FormData();
  form.set("audio", new File([new Uint8Array(await toneWav(440, 2))], "voice.webm"));
  form.set("duration_ms", "2000");
  const path = `/conversations/${conversation}/messages`;
  const calls = await callAs(backend, chiara);
  await calls(`${path}/audio`, { method: "POST", body: form });
  await expect
    .poll(async () => JSON.stringify(await calls(path)), { timeout: 60_000 })
    .toContain(spokenQuestion);

  // A journey cannot wait for days, so the answer is changed to an older date.
  await page.route(`**/api${path}*`, async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as Schemas["Messages"];
    const items = said.items.map((item, index) => ({ ...item, sent_at: times[index] }));
    await route.fulfill({ response, json: { ...said, items } });
  });
  await signIn(visit, robin, `/chat/${conversation}`);
  await expectMessage(side, question);
  await expectMessage(side, answer);
  await messages(side).getByText(t("chat.message.transcript")).click();

  const audio = t("chat.message.audio", { name });
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "${t("chat.title.user", { name })}" [level=1]
    - button "${t("chat.menu.open")}"
    - group "${t("chat.messages.label", { name })}":
      - paragraph: Friday, March 1, 2024
      - list:
        - listitem:
          - text: ${t("chat.message.me")}
          - paragraph: ${question}
          - time: /7:05/
          - button "${t("chat.message.copy")}"
        - listitem:
          - text: ${name}
          - paragraph: ${answer}
          - time: /7:09/
          - button "${t("chat.message.copy")}"
          - paragraph: Saturday, March 2, 2024
        - listitem:
          - text: ${name}
          - group "${audio}":
            - 'button "${t("media.player.play", { label: audio })}"'
            - slider "${t("media.player.position")}"
          - group:
            - paragraph: ${spokenQuestion}
          - time: /6:40/
    - textbox "${t("chat.composer.label", { name })}"
  `);
  expect(await findViolations(page)).toEqual([]);
});
