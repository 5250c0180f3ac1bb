import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "@gemel/i18n/server";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, it } from "vitest";
import { composeMail } from "./compose-mail.ts";
import { createTestClock } from "../testing/test-clock.ts";
import { createOutboxMailer } from "./create-mailer.ts";
import { readOutbox } from "./read-outbox.ts";
import { newFolder } from "../testing/folders.ts";

const link = "https://gemel.example/verify-email?token=a.b";
const to = "ada@example.com";

describe("the outbox", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await newFolder();
  });

  it("keeps mails as files, newest first, in every language", async () => {
    const clock = createTestClock(new Date("2026-11-21T10:00:00Z"));
    const mailer = await createOutboxMailer(folder, "Gemel <no-reply@gemel.example>", clock.now);
    for (const language of locales) {
      clock.advance(1);
      await mailer.send(
        composeMail({ id: language, kind: "verify", to, language, link, hours: 48 }),
      );
    }
    const mails = await readOutbox(folder);
    expect(mails.map((mail) => mail.date)).toEqual(
      [5, 4, 3, 2, 1].map((second) => `2026-11-21T10:00:0${second}.000Z`),
    );
    for (const mail of mails) {
      expect(mail.to).toBe(to);
      expect(mail.text).toContain(link);
      expect(mail.text).toContain("48");
    }
    expect(new Set(mails.map((mail) => mail.subject)).size).toBe(locales.length);
    expect((await readdir(folder)).every((name) => name.endsWith(".eml"))).toBe(true);
  });

  it("takes no lines that are added to the head of a mail", async () => {
    const mailer = await createOutboxMailer(folder, "no-reply@gemel.example", () => new Date());
    const mail = composeMail({ id: "x", kind: "verify", to, language: "en", link, hours: 48 });
    await mailer.send({ ...mail, subject: "Hello\r\nBcc: eve@example.com" });
    const [name = ""] = await readdir(folder);
    expect(await readFile(join(folder, name), "utf8")).not.toMatch(/^Bcc:/m);
  });

  it("says who is to be answered, one address whatever their name holds", async () => {
    const mailer = await createOutboxMailer(folder, "no-reply@gemel.example", () => new Date());
    const names = ["Олена Ковальчук", 'Eve" <eve@example.com>, "E', "Eve\r\nBcc: eve@example.com"];
    const read = await Promise.all(
      names.map(async (name, index) => {
        const replyTo = { name, address: to };
        await mailer.send({ id: `${index}`, to, subject: "Hello", text: "Hello", replyTo });
        const [file = ""] = (await readdir(folder)).filter((each) =>
          each.endsWith(`_${index}.eml`),
        );
        const {
          replyTo: addresses,
          bcc,
          html,
          text,
        } = await PostalMime.parse(await readFile(join(folder, file)));
        return { replyTo: addresses, bcc, html, text: text?.trim() };
      }),
    );
    const plain = { bcc: undefined, html: undefined, text: "Hello" };
    expect(read).toEqual(names.map((name) => ({ ...plain, replyTo: [{ name, address: to }] })));
  });
});
