import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { wholeAnswers } from "../../testing/answers.ts";
import { form } from "../../testing/uploads/form.ts";
import { suspend } from "../../testing/leave.ts";
import { memberWithProfile, newEmail, type TestMember } from "../../testing/new-member.ts";
import { like } from "../../testing/say.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { unsubscribeLink } from "./rules.ts";
import { jobHandlers } from "../../job-handlers.ts";
import { pairOf } from "../../foundation/pair.ts";
import { composeMessage } from "../../mail/compose-message.ts";
import { accountStore } from "../accounts/store.ts";
import { matchStore } from "../matches/store.ts";

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
const oneClick = { headers: urlencoded, payload: "List-Unsubscribe=One-Click" };

const context = useSharedServer();
const { call, server } = context;

const matchedMails = async () => {
  const [ada, ben] = await twoMembers(context());
  await call(like(ben), { token: ada.token });
  const { body } = await call(like(ada), { token: ben.token });
  const mailOf = ({ email }: TestMember) => server.mailbox.next(email);
  return { ada, ben, matchId: body.match_id ?? "", mails: [await mailOf(ada), await mailOf(ben)] };
};

const pathOf = (url: string | undefined): string => (url ?? "").replace(/^.*\/api/, "");

it("mails both of a match without a name, with a way to stop such mails", async () => {
  const { mails, ada, ben } = await matchedMails();
  for (const mail of mails) {
    expect(mail.subject).toBe("You have a match on Gemel");
    expect(mail.text).toContain("/likes?tab=matches");
    expect(mail.text).toContain(`Get no more emails about matches:\n${mail.unsubscribe}`);
    expect(mail.html).toContain(`<a href="${mail.unsubscribe}"`);
    for (const { id } of [ada, ben]) expect(mail.text + mail.html).not.toContain(id);
    expect(composeMessage(mail, "Gemel <us@example.com>").headers).toMatchObject({
      "List-Unsubscribe": `<${mail.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  }
});

it("writes in the member's own language", async () => {
  const [ada] = await twoMembers(context());
  const accounts = accountStore(server.services.db);
  const matches = matchStore(server.services.db);
  const [id, matchId, now] = [randomUUID(), randomUUID(), server.clock.now()];
  const [email, language] = [newEmail(), "de"] as const;
  await accounts.open({ id, email, mailboxHash: "", language, passwordHash: "" }, now);
  await matches.add({ id: matchId, ...pairOf(id, ada.id), createdAt: now });
  await jobHandlers(server.services)["match-mail"]({ matchId, userId: id }, randomUUID());
  const mail = await server.mailbox.next(email);
  expect(mail.subject).toBe("Du hast ein Match bei Gemel");
  expect(mail.text).toContain("Keine E-Mails über Matches mehr bekommen");
  expect((await call(`GET ${pathOf(mail.unsubscribe)}`)).status).toBe(200);
});

it("stops them by the page's button, and only by it", async () => {
  const { mails, ada, matchId } = await matchedMails();
  const link = pathOf(mails[0]?.unsubscribe);
  const mailAgain = () =>
    jobHandlers(server.services)["match-mail"]({ matchId, userId: ada.id }, randomUUID());

  const page = await call(`GET ${link}`);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(page.bytes.toString()).toContain('<form method="post"><button>Stop these emails</button>');
  await mailAgain();
  await server.mailbox.next(ada.email);

  const done = await call(`POST ${link}`, { headers: urlencoded, payload: "" });
  expect([done.status, done.bytes.toString()]).toEqual([
    200,
    expect.stringContaining("Done. You will get no more emails about matches."),
  ]);
  await mailAgain();
  expect(server.mailbox.waiting(ada.email)).toEqual([]);
});

it.each([
  ["a form of a mail program", oneClick],
  ["a form in parts", form(Buffer.from("One-Click"), { field: "List-Unsubscribe" })],
  ["no body", {}],
])("takes %s, gladly twice", async (_name, options) => {
  const { mails, ada, ben } = await matchedMails();
  const link = pathOf(mails[0]?.unsubscribe);
  const answers = await Promise.all([1, 2].map(() => call(`POST ${link}`, options)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const accounts = accountStore(server.services.db);
  const notices = { matches: true, messages: true, twin_ready: true };
  expect((await accounts.findById(ada.id))?.notices).toEqual({ ...notices, matches: false });
  expect((await accounts.findById(ben.id))?.notices).toEqual(notices);
});

it("refuses links that are none of ours", async () => {
  const { ada } = await matchedMails();
  const other = server.services.linkTokens.issue("reset-password", ada.id);
  const unknown = server.services.linkTokens.issue("unsubscribe", randomUUID());
  for (const token of [other, unknown, "x".repeat(40)]) {
    for (const method of ["GET", "POST"]) {
      const refused = await call(`${method} /mail/unsubscribe?token=${token}`);
      expect([refused.status, refused.body.error_code]).toEqual([400, "invalid_link"]);
    }
  }
  expect((await accountStore(server.services.db).findById(ada.id))?.notices.matches).toBe(true);
  expect((await call("POST /mail/unsubscribe", oneClick)).body.error_code).toBe(
    "validation_failed",
  );
});

it("says in a browser, in its language, that a link is none of ours", async () => {
  const path = `/mail/unsubscribe?token=${"x".repeat(40)}`;
  for (const method of ["GET", "POST"]) {
    for (const [language, title] of [
      ["en", "This link does not work any more"],
      ["de-CH", "Dieser Link funktioniert nicht mehr"],
    ] as const) {
      const headers = { accept: "text/html,*/*;q=0.8", "accept-language": language };
      const page = await call(`${method} ${path}`, { headers });
      expect([page.status, page.headers["content-type"]]).toEqual([
        400,
        "text/html; charset=utf-8",
      ]);
      expect(page.bytes.toString()).toContain(`<html lang="${language.slice(0, 2)}">`);
      expect(page.bytes.toString()).toContain(`<h1>${title}</h1>`);
      expect(page.bytes.toString()).not.toContain("<form");
    }
  }
});

it("reads a form nowhere else, and no long one", async () => {
  const { ada, ben } = await matchedMails();
  for (const path of [like(ben), "POST /auth/login"]) {
    const elsewhere = await call(path, { token: ada.token, ...oneClick });
    expect([elsewhere.status, elsewhere.body.error_code]).toEqual([415, "unsupported_media_type"]);
  }
  const long = { headers: urlencoded, payload: `List-Unsubscribe=${"x".repeat(2_000)}` };
  expect((await call(`POST /mail/unsubscribe?token=${"x".repeat(40)}`, long)).status).toBe(413);
});

it("sends no mail to who was suspended meanwhile", async () => {
  const { ada, ben, matchId } = await matchedMails();
  await suspend(context(), ada);
  await jobHandlers(server.services)["match-mail"]({ matchId, userId: ada.id }, randomUUID());
  await jobHandlers(server.services)["twin-ready-mail"]({ userId: ada.id }, randomUUID());
  await jobHandlers(server.services)["match-mail"]({ matchId, userId: ben.id }, randomUUID());
  expect([...server.mailbox.waiting(ada.email), ...server.mailbox.waiting(ben.email)]).toEqual([]);
});

it("sends no mail about a match that has ended before", async () => {
  const { ada, matchId } = await matchedMails();
  await call(`DELETE /matches/${matchId}`, { token: ada.token });
  await jobHandlers(server.services)["match-mail"]({ matchId, userId: ada.id }, randomUUID());
  await jobHandlers(server.services)["match-mail"]({ matchId: randomUUID(), userId: ada.id }, "x");
  expect(server.mailbox.waiting(ada.email)).toEqual([]);
});

it("stops what the mail was about and nothing else, as the page says in every language", async () => {
  const ada = await memberWithProfile(context());
  await call("POST /psy/answers", { token: ada.token, body: wholeAnswers() });
  const mail = await server.mailbox.next(ada.email);
  expect(mail.text).toContain(`Get no more emails about my twin:\n${mail.unsubscribe}`);
  const said = {
    en: ["Emails about your twin", "Emails about waiting messages", "Emails about matches"],
    fr: ["E-mails sur ton jumeau", "E-mails sur les messages en attente", "E-mails sur les matchs"],
    de: [
      "E-Mails über deinen Zwilling",
      "E-Mails über wartende Nachrichten",
      "E-Mails über Matches",
    ],
    it: ["Email sul tuo gemello", "Email sui messaggi in attesa", "Email sui match"],
    es: ["Correos sobre tu gemelo", "Correos sobre mensajes sin leer", "Correos sobre matches"],
  };
  const kinds = ["twin_ready", "messages", "matches"] as const;
  const links = kinds.map((kind) =>
    pathOf(unsubscribeLink(server.services, { userId: ada.id, kind })),
  );
  expect(links[0]).toBe(pathOf(mail.unsubscribe));
  for (const [language, titles] of Object.entries(said)) {
    await call("PATCH /me/settings", {
      token: ada.token,
      body: { preferred_language: language },
    });
    for (const [index, title] of titles.entries()) {
      const page = (await call(`GET ${links[index]}`)).bytes.toString();
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
    }
  }
  const wanted = { twin_ready: true, messages: true, matches: true };
  for (const [index, kind] of kinds.entries()) {
    await call(`POST ${links[index]}`, oneClick);
    Object.assign(wanted, { [kind]: false });
    expect((await accountStore(server.services.db).findById(ada.id))?.notices).toEqual(wanted);
  }
  await jobHandlers(server.services)["twin-ready-mail"]({ userId: ada.id }, randomUUID());
  expect(server.mailbox.waiting(ada.email)).toEqual([]);
});
