import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import type { Schemas } from "@gemel/api";
import { admitAdult } from "../../../packages/server/src/features/account-status/minors.ts";
import { keepMailboxes } from "../../../packages/server/src/features/account-status/mailboxes.ts";
import { reinstateMember } from "../../../packages/server/src/features/account-status/suspension.ts";
import { computeInsights } from "../../../packages/server/src/features/insights/compute-insights.ts";
import { wholeAnswers } from "../../../packages/server/src/testing/answers.ts";
import { cookiesOf } from "../../../packages/server/src/testing/call.ts";
import { completeMember } from "../../../packages/server/src/testing/complete-member.ts";
import { deleteAccount, restore, suspend } from "../../../packages/server/src/testing/leave.ts";
import {
  addReport,
  ageAccounts,
  moderate,
  newAdmin,
} from "../../../packages/server/src/testing/moderate.ts";
import {
  memberWithProfile,
  newEmail,
  newMember,
  newNickname,
  PASSWORD,
  register,
  registration,
  signIn,
  type TestMember,
} from "../../../packages/server/src/testing/new-member.ts";
import { block, like, report, undo } from "../../../packages/server/src/testing/say.ts";
import { wav } from "../../../packages/server/src/testing/audio/wav.ts";
import { form } from "../../../packages/server/src/testing/uploads/form.ts";
import { smallPicture } from "../../../packages/server/src/testing/uploads/small-picture.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import {
  readConversations,
  twoInConversation,
} from "../../../packages/server/src/testing/live/conversations.ts";
import { tokenOf } from "../../../packages/server/src/testing/test-mailbox.ts";
import { twoMatched, twoMembers } from "../../../packages/server/src/testing/two-members.ts";
import { waitingMember } from "../../../packages/server/src/testing/waiting-member.ts";
import { useMemoryServer } from "../../../packages/server/src/testing/use-test-server.ts";
import { accountStatusStore } from "../../../packages/server/src/features/account-status/status-store.ts";

const DAY = 24 * 60 * 60;
const HARASSMENT = { reason: "harassment" } as const;

/** In each test Eve does harm, and Ada can report it. */
describe("a measure is the person's", () => {
  const context = useMemoryServer();

  const call = (path: string, { token }: TestMember, body?: unknown) =>
    context().call(path, { token, ...(body !== undefined && { body }) });
  const statusOf = async (...given: Parameters<typeof call>) => (await call(...given)).status;

  const countFiles = async () => {
    let count = 0;
    for await (const _ of context().server.services.media.names()) count += 1;
    return count;
  };

  /** The newest report about a member, as an admin reads it. */
  const readReport = async (about: TestMember) => {
    const admin = moderate(context(), await newAdmin(context()));
    const { items } = (await admin.list("?limit=100")).read();
    const found = items.find(({ reported }) => reported.id === about.id);
    if (found === undefined) throw new Error("nothing was reported");
    return (await admin.read(found.id)).read();
  };
  const textsOf = ({ messages }: Schemas["ReportFile"]) => messages.map(({ text }) => text);
  /** Eve has threatened ada, and is called ben by the helpers. */
  const threatened = async () => {
    const {
      ada,
      ben: eve,
      ...talk
    } = await twoInConversation(context(), { ben: "I know where you live" });
    return { ada, eve, ...talk };
  };
  const later = (days: number) => context().server.eraseAfter(days * DAY);
  const again = async (member: TestMember) => signIn(context().call, member.email);

  it.each([
    ["blocks", (eve: TestMember, ada: TestMember) => call(block(ada), eve)],
    ["deletes the account", (eve: TestMember) => deleteAccount(context(), eve)],
    [
      "unmatches, blocks and deletes the account",
      async (eve: TestMember, ada: TestMember, matchId: string) => {
        await call(`DELETE /matches/${matchId}`, eve);
        await call(block(ada), eve);
        await deleteAccount(context(), eve);
      },
    ],
    [
      "passes, and has the conversation deleted",
      async (eve: TestMember, ada: TestMember, matchId: string) => {
        await call(`DELETE /matches/${matchId}`, eve);
        await call(like(ada), eve, { action: "pass" });
        const [talk] = (await readConversations(context().call, eve.token)).items;
        await call(`DELETE /conversations/${talk?.conversation_id}`, eve);
      },
    ],
  ])("a member who %s can be reported with the messages, and blocked", async (_how, flee) => {
    const { ada, eve, matchId } = await threatened();
    await flee(eve, ada, matchId);
    const [talk] = (await readConversations(context().call, ada.token)).items;
    expect(talk).toMatchObject({ ended: true });
    expect(await statusOf(report(eve), ada, HARASSMENT)).toBe(202);
    expect(await statusOf(block(eve), ada)).toBe(204);
    expect(textsOf(await readReport(eve))).toEqual(["I know where you live"]);
  });

  it("whom ada only knows by a conversation can be reported by it, also when it is deleted, or they are erased", async () => {
    const { ada, eve, conversationId } = await threatened();
    const stranger = await completeMember(context());
    await deleteAccount(context(), eve);
    const path = `POST /conversations/${conversationId}`;
    expect(await statusOf(`${path}/report`, stranger, HARASSMENT)).toBe(404);
    expect(await statusOf(`${path}/block`, stranger)).toBe(404);
    await call(`DELETE /conversations/${conversationId}`, ada);
    expect(await statusOf(`${path}/report`, ada, HARASSMENT)).toBe(202);
    await later(30);
    const back = await again(ada);
    expect(await statusOf(`${path}/report`, back, { reason: "spam", details: "And more." })).toBe(
      202,
    );
    expect(await statusOf(`${path}/block`, back)).toBe(204);
    const file = await readReport(eve);
    expect(file.messages).toMatchObject([{ sender: "reported", text: "I know where you live" }]);
    expect(file.additions).toMatchObject([{ reason: "spam", details: "And more.", profile: null }]);
    await later(181);
    expect(await statusOf(`${path}/report`, await again(ada), HARASSMENT)).toBe(404);
  });

  it("who comes back stays blocked by a conversation", async () => {
    const { ada, eve, conversationId } = await threatened();
    await deleteAccount(context(), eve);
    await call(`POST /conversations/${conversationId}/block`, ada);
    const back = await restore(context(), eve);
    expect(await statusOf(like(ada), back, {})).toBe(404);
    const message = { reason: "other" };
    expect(await statusOf(`POST /conversations/${conversationId}/report`, back, message)).toBe(202);
  });

  it.each([
    ["a pass", (eve: TestMember, ada: TestMember) => call(like(ada), eve, { action: "pass" })],
    [
      "other words",
      async (eve: TestMember, ada: TestMember) => {
        await call(like(ada), eve, { action: "pass" });
        context().server.clock.advance(11);
        await call(like(ada), eve, { message: "Have a nice day" });
      },
    ],
    ["a deleted account", (eve: TestMember) => deleteAccount(context(), eve)],
    ["a block", (eve: TestMember, ada: TestMember) => call(block(ada), eve)],
  ])("%s takes no word back that came with a like", async (_how, takeBack) => {
    const [ada, eve] = await twoMembers(context());
    await call(like(ada), eve, { message: "Obscene words" });
    context().server.clock.advance(11);
    await takeBack(eve, ada);
    expect(await statusOf(report(eve), ada, HARASSMENT)).toBe(202);
    expect(textsOf(await readReport(eve))).toContain("Obscene words");
  });

  it("words that never arrived are kept nowhere", async () => {
    const [ada, eve] = await twoMembers(context());
    await call(like(ada), eve, { message: "A slip" });
    await call(undo(ada), eve);
    await call(like(ada), eve, { message: "Another one" });
    await call(like(ada), eve, { action: "pass" });
    await call(report(eve), ada, HARASSMENT);
    expect(textsOf(await readReport(eve))).toEqual([]);
  });

  it("a deleted account is suspended, and does not come back", async () => {
    const { ada, eve } = await threatened();
    const id = await addReport(context(), ada, eve);
    await deleteAccount(context(), eve);
    const admin = moderate(context(), await newAdmin(context()));
    const decided = (await admin.rule(id, "suspend")).read();
    expect(decided.report.reported.standing).toBe("suspended");
    const credentials = { email: eve.email, password: PASSWORD, restore: true };
    const refused = await context().call("POST /auth/login", { body: credentials });
    expect([refused.status, refused.body.error_code]).toEqual([403, "account_suspended"]);
  });

  it("a deleted account is warned, and sees the warning after its return", async () => {
    const { ada, eve } = await threatened();
    const id = await addReport(context(), ada, eve);
    await deleteAccount(context(), eve);
    const admin = moderate(context(), await newAdmin(context()));
    expect((await admin.rule(id, "warn")).status).toBe(200);
    expect(context().server.mailbox.waiting(eve.email)).toEqual([]);
    await restore(context(), eve);
    expect((await context().server.mailbox.next(eve.email)).subject).toMatch(/warning/);
    expect((await admin.read(id)).read().report.decision).toMatchObject({ action: "warn" });
  });

  /** Takes the mails that wait. */
  const takeMails = async (email: string) => {
    const { mailbox } = context().server;
    for (const _ of mailbox.waiting(email)) await mailbox.next(email);
  };
  const openAccount = async (email: string) => {
    const { headers } = await register(context().call, registration(email));
    const token = tokenOf(await context().server.mailbox.next(email));
    const opened = await context().call(`GET /verify-email?token=${token}&sign_in=true`, {
      headers,
    });

    const signedIn = await context().call("POST /auth/login", {
      body: { email, password: PASSWORD },
    });
    return [
      opened.status,
      opened.body.token !== undefined,
      signedIn.status,
      signedIn.body.error_code,
    ];
  };
  const suspended = [200, false, 403, "account_suspended"];

  it.each(["suspended, then erased", "erased, then suspended"])(
    "who is %s meets the suspension at a new registration of the address",
    async (order) => {
      const name = newEmail().split("@")[0] ?? "";
      const eve = await completeMember(context(), `${name}@gmail.com`);
      const ada = await completeMember(context());
      await call(like(ada), eve, { message: "Obscene words" });
      const id = await addReport(context(), ada, eve);
      const { clock, services } = context().server;
      const suspendNow = async () => {
        const admin = moderate(context(), await newAdmin(context()));
        await admin.rule(id, "suspend");
      };
      const steps = [
        async () => {
          await accountStatusStore(services.db).delete(eve.id, clock.now());
          await later(30);
        },
        suspendNow,
      ];
      for (const step of order === "erased, then suspended" ? steps : steps.toReversed()) {
        await step();
      }
      const admin = moderate(context(), await newAdmin(context()));
      expect((await admin.read(id)).read().report).toMatchObject({
        reported: { nickname: null, standing: "suspended" },
        decision: { action: "suspend" },
      });
      await takeMails(eve.email);
      const next = `${name.slice(0, 2)}.${name.slice(2)}+again@googlemail.com`;
      expect(await openAccount(next)).toEqual(suspended);
      expect(await openAccount(newEmail())).toEqual([200, true, 200, undefined]);
      expect((await admin.reinstate(eve.id)).status).toBe(204);
      await signIn(context().call, next);
    },
  );

  it("an erased member who is suspended takes the account with them that was opened in between", async () => {
    const name = newEmail().split("@")[0] ?? "";
    const eve = await completeMember(context(), `${name}@gmail.com`);
    const ada = await completeMember(context());
    await call(like(ada), eve, { message: "Obscene words" });
    const id = await addReport(context(), ada, eve);
    const { clock, services } = context().server;
    await accountStatusStore(services.db).delete(eve.id, clock.now());
    await later(30);
    const next = await newMember(context(), `${name}+next@gmail.com`);
    await moderate(context(), await newAdmin(context())).rule(id, "suspend");
    expect(await statusOf("GET /me", next)).toBe(401);
    expect(await services.transaction((db) => reinstateMember(db, services, eve.id))).toEqual([
      eve.id,
      next.id,
    ]);
    await again(next);
  });

  /** Accounts of one mailbox that the version before opened. */
  const siblings = async () => {
    const name = newEmail().split("@")[0] ?? "";
    const emails = [`${name}@gmail.com`, `${name}+1@gmail.com`, `${name}+2@googlemail.com`];
    const members = [];
    for (const email of emails) members.push(await completeMember(context(), email));
    await keepMailboxes(context().server.services);
    return members as [TestMember, TestMember, TestMember];
  };
  /** Records the members whose live connections end from now on. */
  const endedMembers = () => {
    vi.restoreAllMocks();
    return vi.spyOn(context().server.services.live, "endMember");
  };
  const codeOf = async ({ email }: TestMember) =>
    (await context().call("POST /auth/login", { body: { email, password: PASSWORD } })).body
      .error_code;

  it("a suspension ends every session of the mailbox, and so does the end of it", async () => {
    const all = await siblings();
    const [eve, ...others] = all;
    const ada = await completeMember(context());
    const id = await addReport(context(), ada, eve);
    const ended = endedMembers();
    const admin = moderate(context(), await newAdmin(context()));
    await admin.rule(id, "suspend");
    expect(ended.mock.calls.flat().toSorted()).toEqual(all.map((member) => member.id).toSorted());
    for (const member of all) {
      expect(await statusOf("GET /me", member)).toBe(401);
      const { cookie } = member;
      expect((await context().call("POST /auth/refresh-token", { cookie })).status).toBe(401);
      expect(await codeOf(member)).toBe("account_suspended");
      expect((await context().server.mailbox.next(member.email)).subject).toMatch(/suspended/);
    }
    const noted = (await admin.trail("?limit=100")).read().items;
    for (const other of others) {
      expect(noted.find(({ subject }) => subject?.id === other.id)).toMatchObject({
        action: "suspend",
        moderator: null,
        note: "The address is that of a suspended member.",
      });
    }
    expect((await admin.reinstate(others[0].id)).status).toBe(204);
    for (const member of all) {
      expect(await statusOf("GET /me", member)).toBe(401);
      expect(await codeOf(member)).toBeUndefined();
      expect((await context().server.mailbox.next(member.email)).subject).not.toMatch(/suspended/);
    }
  });

  it("accounts whose mailbox was not known yet meet the suspension once it is", async () => {
    const [eve, old, other] = await siblings();
    const { services } = context().server;
    const hashesOf = () =>
      services.db
        .selectFrom("users")
        .select("mailbox_hash")
        .where("id", "in", [eve.id, old.id, other.id])
        .execute();
    const kept = await hashesOf();
    const forget = (id: string, mailbox_hash: string | null) =>
      services.db.updateTable("users").set({ mailbox_hash }).where("id", "=", id).execute();
    await forget(old.id, null);
    await forget(other.id, "of another key");
    await suspend(context(), eve);
    expect([await codeOf(old), await codeOf(other)]).toEqual([undefined, undefined]);
    const ended = endedMembers();
    await keepMailboxes(services);
    expect(ended.mock.calls.flat().toSorted()).toEqual([old.id, other.id].toSorted());
    expect([await codeOf(old), await codeOf(other)]).toEqual([
      "account_suspended",
      "account_suspended",
    ]);
    expect(await hashesOf()).toEqual(kept);
    const endedAgain = endedMembers();
    await keepMailboxes(services);
    expect(endedAgain).not.toHaveBeenCalled();
  });

  it("a blocked or suspended member has no second account under another form of the address", async () => {
    const name = newEmail().split("@")[0] ?? "";
    const eve = await newMember(context(), `${name}@gmail.com`);
    const { mailbox } = context().server;
    for (const other of [`${name}+2@gmail.com`, `${name.slice(0, 2)}.${name.slice(2)}@gmail.com`]) {
      await register(context().call, registration(other));
      const mail = await mailbox.next(eve.email);
      expect(mail.subject).toBe("You already have a Gemel account");
      expect(mail.text).not.toContain("verify-email");
      expect(mailbox.waiting(other)).toEqual([]);
      expect(await codeOf({ ...eve, email: other })).toBe("email_not_verified");
      await suspend(context(), eve);
    }
  });

  const born = (date: string) => ({
    profile: { birth_date: { Valid: true, Time: `${date}T00:00:00Z` } },
  });
  const states = (
    { token }: TestMember,
    date: string,
    headers: Readonly<Record<string, string>> = {},
  ) => context().call("PUT /me/profile", { token, headers, body: born(date) });
  const yearsAgo = (years: number) =>
    `${context().server.clock.now().getUTCFullYear() - years}-01-01`;

  it("a refused minor stays refused: with another date, in the same browser, and in another form of the address", async () => {
    const name = newEmail().split("@")[0] ?? "";
    const eve = await newMember(context(), `${name}@gmail.com`);
    const refused = await states(eve, yearsAgo(14));
    expect([refused.status, refused.body.error_code]).toEqual([422, "underage"]);
    const cookie = cookiesOf(refused);
    const { request_id: _, ...said } = refused.body;
    const other = await newMember(context());
    const second = await newMember(context(), `${name}+grown@googlemail.com`);
    for (const [member, headers] of [
      [eve, {}],
      [second, {}],
      [other, { cookie }],
    ] as const) {
      const tried = await states(member, yearsAgo(27), headers);
      expect([tried.status, tried.body]).toMatchObject([422, said]);
    }
    // A forged cookie of another browser has no effect: only the server can make one.
    const forged = await states(await newMember(context()), yearsAgo(27), { cookie: `${cookie}A` });
    expect(forged.status).toBe(200);
    // The other has an address that was refused in that browser, and stays so in any.
    expect((await states(other, yearsAgo(27))).status).toBe(422);
    const { addressHashes, clock, db } = context().server.services;
    const refusal = { id: other.id, addressHash: addressHashes.hash(other.email) };
    expect(await admitAdult(db, refusal, clock())).toBe(true);
    expect(await admitAdult(db, refusal, clock())).toBe(true);
    const { trail } = moderate(context(), await newAdmin(context()));
    const noted = (await trail("?limit=100")).read().items;
    expect(noted.filter(({ action }) => action === "admit_adult")).toMatchObject([
      { moderator: null, subject: { id: other.id }, note: "" },
    ]);
    const adult = await newMember(context());
    const none = { id: adult.id, addressHash: addressHashes.hash(adult.email) };
    expect(await admitAdult(db, none, clock())).toBe(false);
    expect((await states(other, yearsAgo(27), { cookie })).status).toBe(200);
    expect((await states(eve, yearsAgo(27))).status).toBe(422);
    await later(4 * 366);
    expect((await states(await again(eve), yearsAgo(27))).status).toBe(200);
  });

  it("whose birth date is known already is not refused for another's, nor for a slip", async () => {
    const eve = await newMember(context());
    const slip = await states(eve, yearsAgo(0));
    expect(slip.status).toBe(422);
    expect((await states(eve, yearsAgo(30))).status).toBe(200);
    const ada = await newMember(context());
    const cookie = cookiesOf(await states(ada, yearsAgo(15)));
    expect((await states(eve, yearsAgo(30), { cookie })).status).toBe(200);
  });

  it("who states the birth date of a minor after an adult's one is refused, and gets no further", async () => {
    const eve = await newMember(context());
    expect((await states(eve, "1999-01-01")).status).toBe(200);
    const refused = await states(eve, yearsAgo(15));
    expect([refused.status, refused.body.error_code]).toEqual([422, "underage"]);
    expect(refused.headers["set-cookie"]).toBeDefined();
    expect((await states(eve, "1999-01-01")).status).toBe(422);
    const rest = { profile: { sex: { Valid: true, String: "female" } }, nickname: newNickname() };
    expect((await call("PUT /me/profile", eve, rest)).status).toBe(422);
    expect((await context().call("GET /me", { token: eve.token })).body.onboarding_status).toBe(
      "registered",
    );
  });

  it("who states the birth date of a minor while an adult's one is being saved is refused", async () => {
    const eve = await newMember(context());
    const { db } = context().server.services;
    const begin = db.transaction.bind(db);
    let refused: number | undefined;
    vi.spyOn(db, "transaction").mockImplementationOnce(() => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      vi.spyOn(builder, "execute").mockImplementationOnce(async (work) => {
        const result = await execute(work);
        refused = (await states(eve, yearsAgo(15))).status;
        return result;
      });
      return builder;
    });
    await states(eve, yearsAgo(27));
    expect(refused).toBe(422);
    const { body } = await context().call("GET /me/profile", { token: eve.token });
    expect(body.profile?.birth_date).toMatchObject({ Valid: false });
    expect((await states(eve, yearsAgo(27))).status).toBe(422);
  });

  it("who is refused as a minor keeps no picture and no voice message, and uploads none", async () => {
    const files = await countFiles();
    for (const eve of [await newMember(context()), await waitingMember(context())]) {
      await setFiles(context(), eve.token);
      expect((await states(eve, yearsAgo(15))).status).toBe(422);
      expect(await countFiles()).toBe(files);
      for (const path of [`GET /profile/picture/${eve.id}`, "GET /me/profile/voice"]) {
        expect(await statusOf(path, eve)).toBe(404);
      }
      await expect(setFiles(context(), eve.token)).rejects.toThrow("underage");
      expect(await countFiles()).toBe(files);
      const { addressHashes, clock, db } = context().server.services;
      await admitAdult(db, { id: eve.id, addressHash: addressHashes.hash(eve.email) }, clock());
      await setFiles(context(), eve.token);
      await call("DELETE /me/profile/picture", eve);
      await call("DELETE /me/profile/voice", eve);
    }
  });

  it("who is refused as a minor keeps nothing of the profile but the nickname, and saves nothing", async () => {
    const eve = await newMember(context());
    const text = (String: string) => ({ Valid: true, String });
    const profile = {
      first_name: text("Eve"),
      last_name: text("Young"),
      bio: text("I go to the same school as my brother."),
      city: text("Ghent"),
      country: text("BE"),
      sex: text("female"),
      height_cm: { Valid: true, Int32: 160 },
      social_links: [{ platform: "site", url: "https://example.com/eve" }],
    };
    const read = async () => {
      const { body } = await context().call("GET /me/profile", { token: eve.token });
      return body;
    };
    const empty = await read();
    const nickname = newNickname();
    await call("PUT /me/profile", eve, { profile, nickname });
    expect((await read()).profile).not.toEqual(empty.profile);
    expect((await states(eve, yearsAgo(15))).status).toBe(422);
    expect(await read()).toEqual({ ...empty, nickname: text(nickname) });
    const { bio } = profile;
    expect((await call("PUT /me/profile", eve, { profile: { bio } })).status).toBe(422);
    expect((await read()).profile).toEqual(empty.profile);
  });

  it.each(["picture", "voice"])(
    "whose %s arrives while they are refused keeps none",
    async (kind) => {
      const eve = await newMember(context());
      const { media } = context().server.services;
      const receive = media.receive.bind(media);
      vi.spyOn(media, "receive").mockImplementationOnce(async (...given) => {
        const received = await receive(...given);
        expect((await states(eve, yearsAgo(15))).status).toBe(422);
        return received;
      });
      const isVoice = kind === "voice";
      const sent = isVoice
        ? form(wav(), { field: "voice_message", filename: "voice.wav", type: "audio/wav" })
        : form(await smallPicture());
      const answer = await context().call(`POST /me/profile/${kind}`, {
        token: eve.token,
        ...sent,
      });
      expect([answer.status, answer.body.error_code]).toEqual([422, "underage"]);
      const path = isVoice ? "GET /me/profile/voice" : `GET /profile/picture/${eve.id}`;
      expect(await statusOf(path, eve)).toBe(404);
    },
  );

  it("answers of a refused minor are not taken, also where an adult's birth date stands", async () => {
    const name = newEmail().split("@")[0] ?? "";
    const eve = await memberWithProfile(context(), `${name}@gmail.com`);
    const second = await newMember(context(), `${name}+young@googlemail.com`);
    expect((await states(second, yearsAgo(15))).status).toBe(422);
    const answer = await call("POST /psy/answers", eve, wholeAnswers());
    expect([answer.status, answer.body.error_code]).toEqual([422, "underage"]);
    const me = await context().call("GET /me", { token: eve.token });
    expect(me.body.onboarding_status).toBe("profile_completed");
  });

  it("so is who has answered the questionnaire, until an operator finds an adult", async () => {
    const eve = await waitingMember(context());
    const { addressHashes, clock, db, live, transaction } = context().server.services;
    expect((await states(eve, yearsAgo(15))).status).toBe(422);
    await computeInsights({ clock, live, transaction })({ userId: eve.id }, randomUUID());
    const status = async () =>
      (await context().call("GET /me", { token: eve.token })).body.onboarding_status;
    expect(await status()).toBe("registered");
    await admitAdult(db, { id: eve.id, addressHash: addressHashes.hash(eve.email) }, clock());
    await call("PUT /me/profile", eve, { profile: { sex: { Valid: true, String: "female" } } });
    expect((await states(eve, yearsAgo(27))).status).toBe(200);
    expect(await status()).toBe("profile_completed");
    expect(await statusOf("POST /psy/answers", eve, wholeAnswers())).toBe(202);
  });

  it("whom others can find is not locked out by a slip, and the audit trail notes it once", async () => {
    const eve = await completeMember(context());
    for (const age of [15, 16, 0]) expect((await states(eve, yearsAgo(age))).status).toBe(422);
    const { trail } = moderate(context(), await newAdmin(context()));
    const noted = (await trail("?limit=100")).read().items;
    expect(noted.filter(({ subject }) => subject.id === eve.id)).toMatchObject([
      { action: "stated_minor", moderator: null, note: "" },
    ]);
    const me = await context().call("GET /me", { token: eve.token });
    expect(me.body.onboarding_status).toBe("onboarding_complete");
    expect((await states(eve, yearsAgo(31))).status).toBe(200);
  });

  it("many reports of one are one, with its files once", async () => {
    const { ada, ben: eve } = await twoMatched(context());
    await setFiles(context(), eve.token);
    await ageAccounts(context());
    const before = await countFiles();
    for (let count = 0; count < 25; count += 1) {
      expect(await statusOf(report(eve), ada, { reason: "other", details: `No. ${count}` })).toBe(
        202,
      );
    }
    // The picture and the voice message of the profile, once each.
    expect(await countFiles()).toBe(before + 2);
    const file = await readReport(eve);
    expect(file.report).toMatchObject({ reporters: 1, reporter_history: { reports: 1 } });
    expect(file.earlier).toMatchObject({ reports: 0, reporters: 0 });
    expect(file.additions).toHaveLength(20);
    // The copies for another reporter are the same files.
    await call(report(eve), await completeMember(context()), HARASSMENT);
    expect(await countFiles()).toBe(before + 2);
    // A new account is no second reporter.
    expect((await readReport(eve)).report.reporters).toBe(1);
  });

  it("what changed since a report is kept with what is added", async () => {
    const { ada, ben: eve } = await twoMatched(context());
    await call(report(eve), ada, { reason: "other" });
    await setFiles(context(), eve.token);
    await call("PUT /me/profile", eve, {
      profile: { bio: { Valid: true, String: "Obscene words" } },
    });
    await call(report(eve), ada, HARASSMENT);
    const { report: summary, additions, has_picture } = await readReport(eve);
    expect(has_picture).toBe(false);
    expect(additions).toMatchObject([
      { profile: { bio: "Obscene words" }, has_picture: true, has_voice: true },
    ]);
    const admin = await newAdmin(context());
    for (const [path, status] of [
      ["picture?addition=1", 200],
      ["picture", 404],
      ["picture?addition=2", 404],
      ["recordings/voice-1", 200],
      ["recordings/voice", 404],
    ] as const) {
      expect(await statusOf(`GET /moderation/reports/${summary.id}/${path}`, admin)).toBe(status);
    }
  });

  it("reports of a reporter with dismissed reports get no higher priority", async () => {
    const [ada, eve] = await twoMembers(context());
    const [one, two] = await twoMembers(context());
    await ageAccounts(context());
    const admin = moderate(context(), await newAdmin(context()));
    for (const victim of [one, two]) {
      await admin.rule(await addReport(context(), eve, victim), "dismiss");
    }
    // Eve's come first in time, ada's is severe.
    const false1 = await addReport(context(), eve, one, { reason: "spam" });
    const true1 = await addReport(context(), ada, two, HARASSMENT);
    const { items } = (await admin.list("?limit=100")).read();
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(true1)).toBeLessThan(ids.indexOf(false1));
    const found = items.find(({ id }) => id === false1);
    expect(found).toMatchObject({ reporters: 1, reporter_history: { reports: 3, dismissed: 2 } });
  });
});
