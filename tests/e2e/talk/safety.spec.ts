import type { Schemas } from "@gemel/api";
import { DEMO_PASSWORD } from "../../../packages/server/src/demo/demo-members.ts";
import { callAs } from "../support/call-as.ts";
import { expect, test } from "../support/journey.ts";
import { signIn } from "../support/sign-in.ts";
import { box, expectMessage, type Side } from "../support/steps/talk-steps.ts";
import { matchUp } from "../support/two-people.ts";

test.use({
  // The connection is closed, and the other's picture is not there any more.
  expectedErrors: /WebSocket connection to|status of 404/,
});

const admin = { email: "admin@demo.example", password: DEMO_PASSWORD };
const rude = "Rispondi subito.";
const details = "It goes on like this every night.";

test("from a conversation a member reports with it as evidence, and blocks: all contact is gone, for both", async ({
  visit,
  otherVisit,
  backend,
  robin,
  chiara,
}) => {
  const conversation = await matchUp(backend, robin, chiara, { one: "Hello", other: rude });
  const { page, input, t } = visit;
  const { name } = chiara;
  const me: Side = { visit, other: name };
  const them: Side = { visit: otherVisit, other: robin.name };
  for (const [side, person] of [
    [me, robin],
    [them, chiara],
  ] as const) {
    await signIn(side.visit, person, `/chat/${conversation}`);
    await expectMessage(side, rude);
  }
  const choose = async (action: "report" | "block") => {
    await input.press(page.getByRole("button", { name: t("chat.menu.open"), exact: true }));
    const item = page.getByRole("menuitem", { name: t(`people.card.${action}`, { name }) });
    await input.pickMenuItem(item);
    return page.getByRole("alertdialog", { name: t(`people.${action}.title`, { name }) });
  };

  await test.step("a report goes to the admins with what was said", async () => {
    const asked = await choose("report");
    const reason = asked.getByRole("combobox", { name: t("people.report.reason") });
    await input.pickOption(reason, t("people.report.reasons.harassment"));
    await input.fill(asked.getByRole("textbox", { name: t("people.report.details") }), details);
    await input.press(asked.getByRole("button", { name: t("people.report.confirm"), exact: true }));
    await expect(page.getByText(t("people.safety.reported"))).toBeVisible();
    await expect(asked).toBeHidden();
    const calls = await callAs(backend, admin);
    const { items } = await calls<Schemas["ReportList"]>("/moderation/reports");
    const report = items.find((one) => one.details === details);
    const file = await calls<Schemas["ReportFile"]>(`/moderation/reports/${report?.id}`);
    expect(file.report).toMatchObject({ reason: "harassment", reported: { nickname: name } });
    expect(file.messages.map(({ sender, text }) => [sender, text])).toEqual([
      ["reporter", "Hello"],
      ["reported", rude],
    ]);
  });

  await test.step("a block takes the member out of the conversation, and it has ended for the other at once", async () => {
    const asked = await choose("block");
    await input.press(asked.getByRole("button", { name: t("people.block.confirm"), exact: true }));
    await expect(page).toHaveURL(/\/conversations/);
    await expect(box(them)).toHaveCount(0);
  });

  await test.step("for both the conversation has ended as an unmatch ends it, and neither finds the other anywhere else", async () => {
    for (const side of [me, them]) {
      const { visit: one, other } = side;
      await one.page.goto(`/chat/${conversation}`);
      await expect(one.page.getByText(one.t("chat.ended.title"))).toBeVisible();
      await expect(one.page.getByRole("paragraph").filter({ hasText: rude })).toBeVisible();
      await expect(box(side)).toHaveCount(0);
      for (const [address, empty] of [
        ["/likes?tab=matches", "likes.empty.matches.title"],
        ["/likes?tab=received", "likes.empty.received.title"],
        ["/likes?tab=given", "likes.empty.given.title"],
      ] as const) {
        await one.page.goto(address);
        await expect(one.page.getByText(one.t(empty))).toBeVisible();
        await expect(one.page.getByText(other)).toHaveCount(0);
      }
    }
    for (const [person, other] of [
      [robin, chiara],
      [chiara, robin],
    ] as const) {
      const calls = await callAs(backend, person);
      await expect(calls(`/discover/nickname/${encodeURIComponent(other.name)}`)).rejects.toThrow(
        "answered 404",
      );
    }
  });
});
