import type { Schemas } from "@gemel/api";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import type { Backend } from "./support/backend.ts";
import { expect, test } from "./support/journey.ts";
import { callAs } from "./support/call-as.ts";
import type { Person } from "./support/person.ts";
import { fillLogin, signIn, signInByForm } from "./support/sign-in.ts";
import { expectMessage, write } from "./support/steps/talk-steps.ts";
import { matchUp } from "./support/two-people.ts";

test.use({
  // The session of the suspended one ends, and the login refuses them.
  expectedErrors: /status of 40[13]|WebSocket connection to/,
});

const admin = { email: "admin@demo.example", password: DEMO_PASSWORD };

/** Reports the other member of a conversation, as any client may. */
async function report(backend: Backend, from: Person, about: Person, conversation: string) {
  const calls = await callAs(backend, from);
  const { id } = await calls<Schemas["Candidate"]>(
    `/discover/nickname/${encodeURIComponent(about.name)}`,
  );
  const body = {
    reason: "harassment",
    details: "He does not stop.",
    conversation_id: conversation,
  };
  await calls(`/profiles/${id}/report`, { method: "POST", body });
}

test("a reported member is suspended with evidence, signed out, and let in again", async ({
  visit,
  otherVisit,
  backend,
  robin,
  chiara,
}) => {
  const conversation = await matchUp(backend, robin, chiara);
  const { page, input, t } = visit;

  await test.step("a member writes an abusive message, and is reported", async () => {
    await signIn(otherVisit, chiara, `/chat/${conversation}`);
    const side = { visit: otherVisit, other: robin.name };
    await write(side, "Rispondi subito.");
    await expectMessage(side, "Rispondi subito.");
    await report(backend, robin, chiara, conversation);
  });

  const title = t("moderation.report.title", {
    reason: t("people.report.reasons.harassment"),
    name: chiara.name,
  });
  await test.step("an admin sees the evidence and suspends", async () => {
    await signIn(visit, admin, "/moderation");
    await input.press(page.getByRole("link", { name: title }));
    await expect(page.getByText("He does not stop.")).toBeVisible();
    await expect(
      page
        .getByRole("list", { name: t("moderation.report.talk") })
        .getByText("Rispondi subito.", { exact: true }),
    ).toBeVisible();
    const suspend = t("moderation.decision.actions.suspend");
    await input.pickRadio(page.getByRole("radio", { name: suspend }));
    await input.fill(page.getByRole("textbox", { name: t("moderation.decision.note") }), "Enough.");
    await input.press(page.getByRole("button", { name: t("moderation.decision.submit") }));
    const asked = page.getByRole("alertdialog");
    await input.press(asked.getByRole("button", { name: suspend }));
    await expect(page.getByText(t("moderation.decided.done.suspend"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("moderation.decided.next") })).toBeFocused();
  });

  await test.step("the suspended one is signed out, and cannot come back", async () => {
    await expect(otherVisit.page).toHaveURL(/\/login/);
    await fillLogin(otherVisit, chiara);
    await expect(
      otherVisit.page.getByText(otherVisit.t("settings.closed.suspendedTitle")),
    ).toBeVisible();
  });

  await test.step("the admin ends the suspension from the trail", async () => {
    await page.goto("/moderation?tab=audit");
    const open = t("moderation.reinstate.open");
    await input.press(page.getByRole("button", { name: open }));
    const asked = page.getByRole("alertdialog");
    await input.press(asked.getByRole("button", { name: open }));
    await expect(asked).toBeHidden();
    await expect(page.getByRole("button", { name: open })).toHaveCount(0);
  });

  await test.step("they sign in again", async () => {
    await signInByForm(otherVisit, chiara);
  });
});
