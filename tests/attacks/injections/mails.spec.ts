import type { Schemas } from "@gemel/api";
import type { BrowserContext } from "@playwright/test";
import type { Email } from "postal-mime";
import { expect, test } from "../../e2e/support/journey.ts";
import { register } from "../../e2e/support/member.ts";
import { Client } from "../client.ts";
import { inTexts, payloads } from "./payloads.ts";
import { findInjected, watchContext } from "./watch-context.ts";

// Hundreds of texts at once.
test.use({ limits: "off" });

/** The address that messages go to as long as the operator has set nothing. */
const operator = "contact@gemel.example";
const address = "mallory@example.com";

/** Payloads that a field of one line takes. */
const inLines = (max: number): readonly string[] =>
  payloads.filter((text) => text.length <= max && !/\p{Control}/u.test(text));

const names = inLines(120);
/** Enough for the outbox's page, which shows 50 mails. */
const count = Math.ceil(names.length / 2);

/** Messages whose names and subjects are payloads, each used once, and whose bodies contain all of them. */
const messages = Array.from({ length: count }, (_, index) => ({
  full_name: names[index] ?? "",
  subject: names[count + index] ?? "The last of all",
  message: `Number ${index}, what I wanted to say\n\n${inTexts(3_900)[index] ?? "Nothing."}`,
}));

/** Addresses that the contract takes, of what would end an attribute or begin code. */
const addresses = ["'onload='gemelRan`1`", "${gemelRan}{{gemelRan}}", "&#60/gemelRan/&#62"].map(
  (part) => `${part}@example.com`,
);

/** Sends the contact form as soon as it is taken. */
async function write(visitor: Client, message: (typeof messages)[number]): Promise<void> {
  const { stamp } = await visitor.call<Schemas["ContactStamp"]>("/contact/stamp");
  const body = { ...message, email: address, stamp, loaded_at: 0, website: "" };
  await expect(async () => {
    expect((await visitor.try("/contact", { body })).status).toBe(202);
  }).toPass();
}

/** Shows the HTML of a mail as a program for mails that lets everything happen. */
async function show(context: BrowserContext, { html = "" }: Email): Promise<void> {
  expect(html).not.toBe("");
  const page = await context.newPage();
  await page.setContent(html);
  expect(await findInjected(page)).toEqual([]);
  await page.close();
}

test("no text of the contact form runs, leads away or becomes an element on the form itself", async ({
  page,
  context,
  backend,
}) => {
  const attacks = await watchContext(context, backend.url);
  const fields = { "Full name": names[0], Subject: names[1], Message: inTexts(3_900)[0] };
  const field = (name: string) => page.getByRole("textbox", { name });
  await page.goto("/contact");
  for (const [name, text = ""] of Object.entries(fields)) await field(name).fill(text);
  await page.reload();
  for (const [name, text = ""] of Object.entries(fields)) {
    await expect(field(name)).toHaveValue(text);
  }
  expect(await findInjected(page)).toEqual([]);
  expect(attacks).toEqual([]);
});

test("no text of a message to us is anything but text in the mail, or in the outbox", async ({
  page,
  context,
  backend,
}) => {
  const attacks = await watchContext(context, backend.url);
  const visitor = new Client(backend.url);
  await Promise.all(messages.map((message) => write(visitor, message)));
  const ours = async () =>
    (await backend.outbox.to(operator)).filter(({ replyTo }) => replyTo?.[0]?.address === address);
  await expect.poll(async () => (await ours()).length).toBe(count);
  const mails = await ours();
  for (const { to, cc, bcc, replyTo, html, attachments, subject } of mails) {
    expect({ to, cc, bcc, html, attachments }).toEqual({
      to: [{ name: "", address: operator }],
      cc: undefined,
      bcc: undefined,
      html: undefined,
      attachments: [],
    });
    expect(replyTo?.map((whom) => whom.address)).toEqual([address]);
    expect(subject).toMatch(/^Contact form: /);
  }
  const bodies = mails.map(({ text = "" }) => text).join("\n");
  expect(messages.filter(({ full_name: name }) => !bodies.includes(name.trim()))).toEqual([]);

  await page.goto("/dev/outbox");
  const shown = page.getByRole("article").filter({ hasText: `<${address}>, a visitor, wrote` });
  await expect(shown).toHaveCount(count);
  expect(await findInjected(page)).toEqual([]);
  expect(attacks).toEqual([]);
});

test("no registered address runs as code in its own mail", async ({ context, backend }) => {
  const attacks = await watchContext(context, backend.url);
  for (const email of addresses) {
    await register(backend, "en", { email, password: "correct horse battery" });
    await show(context, await backend.outbox.waitFor(email));
  }
  expect(attacks).toEqual([]);
});
