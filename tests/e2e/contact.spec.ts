import type { Page } from "@playwright/test";
import { expectFits } from "./support/expect-fits.ts";
import { expect, test } from "./support/journey.ts";
import { newCredentials, newMember } from "./support/member.ts";
import type { Outbox } from "./support/outbox.ts";
import { signIn } from "./support/sign-in.ts";
import { heading, type Visit } from "./support/visit.ts";

/** The address that receives messages while the operator has set none. */
const operator = "contact@gemel.example";

async function fillTexts({ page, input, t }: Visit, subject: string, message: string) {
  const field = (name: string) => page.getByRole("textbox", { name });
  await input.fill(field(t("contact.fullName")), "Олена Ковальчук");
  await input.fill(field(t("contact.subject")), subject);
  await input.fill(field(t("contact.message")), message);
}

const sendButton = ({ page, t }: Visit) =>
  page.getByRole("button", { name: t("contact.send"), exact: true });

const notice = (page: Page, beginning: RegExp) =>
  page.getByRole("alert").filter({ hasText: beginning });

async function mailAbout(outbox: Outbox, subject: string) {
  let mail;
  await expect(async () => {
    mail = (await outbox.to(operator)).find((each) => each.subject?.endsWith(subject));
    expect(mail, subject).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return mail;
}

test.describe("a visitor on a phone, in German", () => {
  test.use({ language: "de", size: "phone" });

  test("writes to us, sends another, and is read", async ({ visit, backend }) => {
    const { page, input, t } = visit;
    const { email } = newCredentials();
    await page.goto("/contact");
    await expect(heading(visit, t("contact.title"))).toBeVisible();
    await expectFits(page);
    await expect(sendButton(visit)).toBeDisabled();
    await fillTexts(visit, "Ohne Foto?", "Kann ich erst antworten\nund später ein Foto zeigen?");
    const address = page.getByRole("textbox", { name: t("common.email") });
    await input.fill(address, "olena");
    await address.blur();
    await expect(page.getByText(t("ui.field.emailInvalid"))).toBeVisible();
    await expect(sendButton(visit)).toBeDisabled();
    await input.fill(address, email);

    const sent = heading(visit, t("contact.sent.title"));
    const send = () =>
      expect(async () => {
        // If the answer takes longer, the button of the last try is gone.
        if (!(await sent.isVisible())) await input.press(sendButton(visit));
        await expect(sent).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await send();
    await expect(page.getByText(t("contact.sent.body", { address: email }))).toBeVisible();
    await expectFits(page);
    expect(await mailAbout(backend.outbox, "Ohne Foto?")).toMatchObject({
      replyTo: [{ name: "Олена Ковальчук", address: email }],
      text: `Олена Ковальчук <${email}>, a visitor, wrote:\n\nKann ich erst antworten\nund später ein Foto zeigen?\n`,
    });

    await input.press(page.getByRole("button", { name: t("contact.sent.another") }));
    await expect(heading(visit, t("contact.title"))).toBeFocused();
    await expect(address).toHaveValue(email);
    await fillTexts(visit, "Noch etwas", "Danke für die schnelle Antwort!");
    await send();
    expect(await mailAbout(backend.outbox, "Noch etwas")).toBeDefined();
    expect(backend.log).not.toContain(email);
  });
});

test.describe("a member with a keyboard alone", () => {
  test.use({ keyboardOnly: true });

  test("reloads, is too early, waits, and is answered at the account's address", async ({
    visit,
    backend,
  }) => {
    const { page, input, t } = visit;
    const member = await newMember(backend);
    await signIn(visit, member, "/contact");
    await expect(page.getByText(t("contact.memberHint", { address: member.email }))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("common.email") })).toHaveCount(0);
    await fillTexts(visit, "An idea", "Let me hear my message before I save it.");
    await page.reload();
    await expect(page.getByRole("textbox", { name: t("contact.subject") })).toHaveValue("An idea");

    await input.press(sendButton(visit));
    const early = notice(page, /^Please wait at least [1-5] seconds? before submitting\.$/);
    await expect(early).toBeVisible();
    await expect(sendButton(visit)).toBeFocused();
    await expect(early).toBeHidden();
    await input.press(sendButton(visit));
    await expect(heading(visit, t("contact.sent.title"))).toBeFocused();
    const mail = await mailAbout(backend.outbox, "An idea");
    expect(mail).toMatchObject({ replyTo: [{ address: member.email }] });
  });
});
