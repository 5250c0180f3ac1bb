import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nameAdmin, removeAdmin } from "./audit.ts";
import { moderationStore } from "./store.ts";
import { AppError } from "../../errors/app-error.ts";
import { passReleasedTexts } from "../likes/jobs.ts";
import { UNDO_TIME } from "../likes/rules.ts";
import { likeStore } from "../likes/store.ts";
import { peopleSignedIn } from "../../testing/add-people.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { addReport, ageAccounts, moderate, newAdmin } from "../../testing/moderate.ts";
import { signIn, type TestMember } from "../../testing/new-member.ts";
import { block, like, report as reportAbout, unblock } from "../../testing/say.ts";
import { setFiles } from "../../testing/uploads/set-files.ts";
import {
  readConversations,
  readMessages,
  textsOf,
  twoInConversation,
} from "../../testing/live/conversations.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

describe("moderation", () => {
  const context = useTestServer();
  const { call, server } = context;

  it("is closed to a former admin", async () => {
    const { token, id } = await newAdmin(context());
    const { db, clock } = server.services;
    await removeAdmin(db, id, clock());
    const { status, body } = await call("GET /moderation/reports", { token });
    expect([status, body.message]).toEqual([403, "This is for admins."]);
  });

  it("words that went to many wait for an admin, and their writer sees no difference", async () => {
    const [writer, ...others] = await peopleSignedIn(context(), 7);
    const write = async (message: string, to: readonly TestMember[]) => {
      for (const other of to) {
        const { status } = await call(like(other), { token: writer.token, body: { message } });
        expect(status).toBe(200);
      }
      server.clock.advance(UNDO_TIME + 1);
    };
    const read = async ({ token }: TestMember) => {
      const { bytes } = await call("GET /me/likes?direction=received", { token });
      return JSON.parse(bytes.toString()).items.map(
        ({ message }: { message?: string }) => message ?? null,
      );
    };
    const given = async () =>
      (await call("GET /me/likes?direction=given", { token: writer.token })).bytes.toString();
    await write("I sing to tomatoes, and they listen.", others.slice(0, 5));
    const admin = await newAdmin(context());
    // Entries of the same time have no order.
    server.clock.advance(1);
    const { held, judge, trail } = moderate(context(), admin);
    const [first, ...more] = (await held()).read().items;
    await held();
    // Two readings within an hour are one line.
    expect((await trail("?limit=2")).read().items).toMatchObject([
      { action: "read_words", subject: { id: writer.id }, moderator: { id: admin.id }, note: "" },
      { action: "name_admin" },
    ]);
    expect([first, more]).toMatchObject([
      { id: writer.id, texts: ["I sing to tomatoes, and they listen."], people: 2 },
      [],
    ]);
    server.clock.advance(1);
    const until = first?.newest_at ?? "";
    const early = new Date(Date.parse(until) - 1_000).toISOString();
    const decision = { action: "release", note: "Harmless.", until } as const;
    expect((await judge(writer.id, { ...decision, until: early })).refusal.error_code).toBe(
      "already_decided",
    );
    expect(await Promise.all(others.slice(2, 5).map(read))).toEqual([
      ["I sing to tomatoes, and they listen."],
      [null],
      [null],
    ]);
    const before = await given();
    expect((await judge(writer.id, decision)).status).toBe(204);
    expect(await Promise.all(others.slice(3, 5).map(read))).toEqual([
      ["I sing to tomatoes, and they listen."],
      ["I sing to tomatoes, and they listen."],
    ]);
    expect(await given()).toBe(before);

    await write("I sing to tomatoes, and they listen!", others.slice(5));
    const [later] = (await held()).read().items;
    const discard = { action: "discard", note: "", until: later?.newest_at ?? "" } as const;
    expect((await judge(writer.id, discard)).status).toBe(204);
    await write("I sing to tomatoes, and they listen!", others.slice(5));
    expect((await held()).read()).toMatchObject({ items: [], total: 0 });
    expect(await Promise.all(others.slice(5).map(read))).toEqual([[null]]);
    expect((await trail("?limit=2")).read().items).toMatchObject([
      { action: "discard_words", subject: { id: writer.id }, moderator: { id: admin.id } },
      { action: "release_words", subject: { id: writer.id }, note: "Harmless." },
    ]);
  });

  /** Adds a member whose texts of the last days went to three others, so that similar ones are held. */
  async function busyWriter(more: number) {
    const [writer, ...others] = await peopleSignedIn(context(), 4 + more);
    const write = async (other: TestMember | undefined, message?: string) => {
      if (other === undefined) throw new Error("a member is missing");
      const body = message === undefined ? {} : { message };
      expect((await call(like(other), { token: writer.token, body })).status).toBe(200);
    };
    for (const other of others.splice(0, 3)) await write(other, HARMLESS);
    const entry = async (admin: TestMember) =>
      (await moderate(context(), admin).held()).read().items.find(({ id }) => id === writer.id);
    const release = async (admin: TestMember, until: string | undefined) => {
      const decision = { action: "release", note: "", until: until ?? "" } as const;
      expect((await moderate(context(), admin).judge(writer.id, decision)).status).toBe(204);
    };
    const isDelivered = async ({ id }: TestMember) =>
      (await likeStore(server.services.db).find(writer.id, id))?.isHeld === false;
    return { writer, others, write, entry, release, isDelivered };
  }
  const HARMLESS = "I sing to tomatoes, and they listen.";

  it("words that the admin was not shown wait on, whatever the writer takes back meanwhile", async () => {
    const { writer, others, write, entry, release, isDelivered } = await busyWriter(7);
    const admin = await newAdmin(context());
    // In one moment of the server's clock, and alphabetically in another order.
    const marks = ["f", "e", "d", "c", "b", "a", "0"];
    for (const [index, mark] of marks.entries()) {
      await write(others[index], `${mark}. ${HARMLESS}`);
    }
    const shown = await entry(admin);
    expect(shown).toMatchObject({
      texts: ["b", "c", "d", "e", "f"].map((mark) => `${mark}. ${HARMLESS}`),
      people: 5,
    });
    const [first, ...rest] = others;
    await call(like(first ?? writer), { token: writer.token, body: { action: "pass" } });
    await release(admin, shown?.newest_at);
    const delivered = await Promise.all(rest.map(isDelivered));
    expect(delivered).toEqual([true, true, true, true, false, false]);
    expect(await entry(admin)).toMatchObject({
      texts: ["0", "a"].map((mark) => `${mark}. ${HARMLESS}`),
      people: 2,
    });
  });

  it("words that never arrived are no evidence, and are erased when they are taken back, however that comes", async () => {
    const { writer, others, write, entry } = await busyWriter(6);
    const [passed, blocked, reporting, released, discarded, left] = others;
    if (!passed || !blocked || !reporting || !released || !discarded || !left) {
      throw new Error("a member is missing");
    }
    const { db } = server.services;
    const kept = async ({ id }: TestMember) => {
      const words = db.selectFrom("like_words").select("text").where("member_id", "=", writer.id);
      return (await words.where("candidate_id", "=", id).execute()).map(({ text }) => text);
    };
    const pass = async (other: TestMember) => {
      const answer = await call(like(other), { token: writer.token, body: { action: "pass" } });
      expect(answer.status).toBe(200);
    };
    const evidenceOf = async (reporter: TestMember) => {
      const id = await addReport(context(), reporter, writer);
      const row = await db.selectFrom("reports").select("messages").where("id", "=", id);
      return (await row.executeTakeFirstOrThrow()).messages.map(({ text }) => text);
    };
    const admin = await newAdmin(context());
    const judge = async (action: "release" | "discard") => {
      const until = (await entry(admin))?.newest_at ?? "";
      const decision = { action, note: "", until } as const;
      expect((await moderate(context(), admin).judge(writer.id, decision)).status).toBe(204);
    };
    await write(released, HARMLESS);
    await judge("release");
    server.clock.advance(1);
    await write(discarded, HARMLESS);
    await judge("discard");
    for (const other of [passed, blocked, reporting, left]) await write(other, HARMLESS);
    server.clock.advance(UNDO_TIME + 1);

    for (const other of [passed, discarded]) {
      expect(await kept(other)).toEqual([HARMLESS]);
      await pass(other);
      expect(await kept(other)).toEqual([]);
    }
    await call(block(blocked), { token: writer.token });
    await call(unblock(blocked), { token: writer.token });
    expect(await kept(blocked)).toEqual([]);
    expect(await evidenceOf(reporting)).toEqual([]);
    await pass(released);
    expect(await kept(released)).toEqual([HARMLESS]);
    expect(await evidenceOf(released)).toEqual([HARMLESS]);
    expect(await kept(left)).toEqual([HARMLESS]);
    await db.deleteFrom("users").where("id", "=", writer.id).execute();
    expect([await kept(left), await kept(released)]).toEqual([[], [HARMLESS]]);
  });

  it("words that are taken back leave the writer no others, whether they arrived or wait", async () => {
    const { writer, others, write } = await busyWriter(2);
    const [first, held] = others;
    if (!first || !held) throw new Error("a member is missing");
    await write(first, "I paint small boats in the harbour.");
    await write(held, HARMLESS);
    server.clock.advance(UNDO_TIME + 1);
    const tryOthers = async (other: TestMember) => {
      await call(like(other), { token: writer.token, body: { action: "pass" } });
      const body = { message: "Something quite different." };
      return (await call(like(other), { token: writer.token, body })).body.details;
    };
    const refused = [expect.objectContaining({ code: "already_said" })];
    expect([await tryOthers(first), await tryOthers(held)]).toEqual([refused, refused]);
  });

  it("words that come to a like of before wait for their own ruling", async () => {
    const { others, write, entry, release, isDelivered } = await busyWriter(2);
    const [early, late] = others;
    if (!early || !late) throw new Error("a member is missing");
    const admin = await newAdmin(context());
    await write(late);
    server.clock.advance(60);
    await write(early, HARMLESS);
    const shown = await entry(admin);
    server.clock.advance(60);
    await write(late, `Beware. ${HARMLESS}`);
    await release(admin, shown?.newest_at);
    expect(await isDelivered(early)).toBe(true);
    expect(await isDelivered(late)).toBe(false);
    expect(await entry(admin)).toMatchObject({
      texts: [`Beware. ${HARMLESS}`],
      newest_at: server.clock.now().toISOString(),
    });
  });

  it("words that are released reach a match that was made meanwhile, once", async () => {
    const [writer, ...others] = await peopleSignedIn(context(), 6);
    const [matched, parted] = others.slice(3);
    if (!matched || !parted) throw new Error("a member is missing");
    const text = "I sing to tomatoes, and they listen.";
    for (const other of others) {
      await call(like(other), { token: writer.token, body: { message: text } });
      server.clock.advance(1);
    }
    for (const other of [matched, parted]) {
      const { body } = await call(like(writer), { token: other.token });
      if (other === parted) await call(`DELETE /matches/${body.match_id}`, { token: writer.token });
    }
    const talksOf = async ({ token }: TestMember) =>
      (await readConversations(call, token)).items.map(({ last_message }) => last_message);
    expect(await talksOf(matched)).toEqual([]);
    const admin = await newAdmin(context());
    const until = server.clock.now().toISOString();
    const decision = { action: "release", note: "", until } as const;
    expect((await moderate(context(), admin).judge(writer.id, decision)).status).toBe(204);
    await expect.poll(() => talksOf(matched)).toEqual([{ Valid: true, String: text }]);
    expect(await talksOf(parted)).toEqual([]);
    const said = { memberId: writer.id, candidateId: matched.id };
    await passReleasedTexts(server.services)(said, "again");
    const [talk] = (await readConversations(call, matched.token)).items;
    const { bytes } = await call(`GET /conversations/${talk?.conversation_id}/messages?limit=50`, {
      token: matched.token,
    });
    expect(JSON.parse(bytes.toString()).items).toHaveLength(1);
  });

  it("words that are released come once where the like is returned before they are passed on", async () => {
    const [writer, other] = await twoMembers(context());
    const text = "I sing to tomatoes, and they listen.";
    await call(like(other), { token: writer.token, body: { message: text } });
    await call(like(writer), { token: other.token });
    const said = { memberId: writer.id, candidateId: other.id };
    await passReleasedTexts(server.services)(said, "late");
    const [talk] = (await readConversations(call, other.token)).items;
    const read = await readMessages(call, other.token, talk?.conversation_id ?? "");
    expect(textsOf(read)).toEqual([text]);
  });

  it("words that are released wait while a part fails, and go only once", async () => {
    const { ada: writer, ben: matched, conversationId } = await twoInConversation(context());
    const said = { memberId: writer.id, candidateId: matched.id };
    const text = "I sing to tomatoes, and they listen.";
    await likeStore(server.services.db).save({
      ...said,
      action: "like",
      message: text,
      reactedAt: server.clock.now(),
    });
    const texts = async () => textsOf(await readMessages(call, matched.token, conversationId));
    const down = { run: () => Promise.reject(new AppError("unavailable")) };
    const fails = passReleasedTexts({ ...server.services, conversationQueue: down })(said, "first");
    await expect(fails).rejects.toMatchObject({ refusal: "unavailable" });
    expect(await texts()).toEqual([]);
    for (const id of ["first", "second"]) await passReleasedTexts(server.services)(said, id);
    expect(await texts()).toEqual([text]);
  });

  it("words that are released end with the match that ends meanwhile", async () => {
    const {
      ada: writer,
      ben: matched,
      conversationId,
      matchId,
    } = await twoInConversation(context());
    const said = { memberId: writer.id, candidateId: matched.id };
    await likeStore(server.services.db).save({
      ...said,
      action: "like",
      message: "I sing to tomatoes, and they listen.",
      reactedAt: server.clock.now(),
    });
    const { conversationQueue } = server.services;
    const ending: typeof conversationQueue = {
      run: async (key, work) => {
        await call(`DELETE /matches/${matchId}`, { token: matched.token });
        return conversationQueue.run(key, work);
      },
    };
    await passReleasedTexts({ ...server.services, conversationQueue: ending })(said, "first");
    expect(textsOf(await readMessages(call, matched.token, conversationId))).toEqual([]);
  });

  it("a ruling about words holds for them when they come again, and not for others", async () => {
    const { db, clock } = server.services;
    const [writer, other] = await twoMembers(context());
    const write = (message: string) =>
      likeStore(db).save({
        memberId: writer.id,
        candidateId: other.id,
        action: "like",
        message,
        isHeld: true,
        reactedAt: clock(),
      });
    const waiting = async () => {
      const held = await moderationStore(db).pageHeld(other.id, { after: undefined, limit: 100 });
      return held.find(({ memberId }) => memberId === writer.id)?.texts;
    };
    await write("I sing to tomatoes.");
    await moderationStore(db).judgeHeld(writer.id, "discard", clock());
    await write("I sing to tomatoes.");
    expect(await waiting()).toBeUndefined();
    await write("Come to my show.");
    expect(await waiting()).toEqual(["Come to my show."]);
  });

  it("an admin does not rule on their own words", async () => {
    const admin = await newAdmin(context());
    const { judge } = moderate(context(), admin);
    const decision = { action: "release", note: "", until: new Date().toISOString() } as const;
    const { status, refusal } = await judge(admin.id, decision);
    expect([status, refusal.details]).toMatchObject([422, [{ code: "oneself" }]]);
  });

  it("shows an admin nothing that is about themself", async () => {
    const { clock, db } = server.services;
    const [ada, ben] = await twoMembers(context());
    await setFiles(context(), ben.token);
    await likeStore(db).save({
      memberId: ben.id,
      candidateId: ada.id,
      action: "like",
      message: "I sing to tomatoes.",
      isHeld: true,
      reactedAt: clock(),
    });
    const id = await addReport(context(), ada, ben);
    const admin = moderate(context(), await newAdmin(context()));
    await nameAdmin(db, ben.id, clock());
    const own = moderate(context(), ben);
    const totals = async ({ list, held }: typeof own) => [
      (await list()).read().total,
      (await list("?state=closed")).read().total,
      (await held()).read().total,
    ];
    const [open = 0, closed = 0, held = 0] = await totals(admin);
    expect(await totals(own)).toEqual([open - 1, closed, held - 1]);
    const other = await addReport(context(), ada, await completeMember(context()));
    const history = async ({ read }: typeof own) =>
      (await read(other)).read().report.reporter_history.reports;
    expect([await history(admin), await history(own)]).toEqual([2, 1]);
    const first = (await own.list("?limit=100")).read().items;
    expect(first.map((report) => report.id)).not.toContain(id);
    expect((await own.held()).read().items.map((one) => one.id)).not.toContain(ben.id);
    expect((await own.read(id)).status).toBe(404);
    expect((await own.rule(id, "dismiss")).status).toBe(404);
    for (const file of ["picture", "recordings/voice"]) {
      const path = `GET /moderation/reports/${id}/${file}`;
      expect((await call(path, { token: ben.token })).status).toBe(404);
    }
    await admin.read(id);
    await admin.rule(id, "warn");
    expect(await totals(own)).toEqual([open, closed, held - 1]);
    const actions = async ({ trail }: typeof own) =>
      (await trail("?limit=100"))
        .read()
        .items.filter(({ subject }) => subject.id === ben.id)
        .map(({ action }) => action)
        .toSorted();
    expect(await actions(admin)).toEqual(["name_admin", "open_report", "read_words", "warn"]);
    expect(await actions(own)).toEqual(["name_admin"]);
  });

  it("shows a report with copies of its evidence, whatever the member did since", async () => {
    const { ada, ben, conversationId } = await twoInConversation(context(), {
      ben: "Send me money",
    });
    await setFiles(context(), ben.token);
    const id = await addReport(context(), ada, ben, {
      reason: "spam",
      details: "Again and again.",
      conversation_id: conversationId,
    });
    await call("DELETE /me/profile/picture", { token: ben.token });
    await call("DELETE /me/profile/voice", { token: ben.token });
    await call("PUT /me/profile", {
      token: ben.token,
      body: { profile: { bio: { Valid: true, String: "A new leaf" } } },
    });

    const admin = moderate(context(), await newAdmin(context()));
    const file = (await admin.read(id)).read();
    expect(file).toMatchObject({
      report: {
        id,
        reason: "spam",
        details: "Again and again.",
        created_at: server.clock.now().toISOString(),
        reporter: { id: ada.id, standing: "active" },
        reported: { id: ben.id, standing: "active" },
        decision: null,
      },
      profile: { bio: null },
      messages: [
        { sender: "reported", kind: "message", text: "Send me money", has_recording: false },
      ],
      has_picture: true,
      has_voice: true,
      earlier: { reports: 0, warnings: 0, suspensions: 0 },
    });
  });

  it("hands out the pictures and recordings that were kept", async () => {
    const [ada, ben] = await twoMembers(context());
    await setFiles(context(), ben.token);
    const picture = await call(`GET /profile/picture/${ben.id}`, { token: ada.token });
    const voice = await call(`GET /profile/voice/${ben.id}`, { token: ada.token });
    const id = await addReport(context(), ada, ben);
    const bare = await addReport(context(), ben, ada);
    const { token } = await newAdmin(context());
    const fetch = (report: string, file: string) =>
      call(`GET /moderation/reports/${report}/${file}`, { token });
    const kept = [await fetch(id, "picture"), await fetch(id, "recordings/voice")];
    expect(kept.map(({ bytes }) => bytes)).toEqual([picture.bytes, voice.bytes]);
    for (const { headers } of kept) expect(headers["cache-control"]).toBe("private, no-store");
    for (const file of ["picture", "recordings/voice", `recordings/${randomUUID()}`]) {
      expect([file, (await fetch(bare, file)).status]).toEqual([file, 404]);
    }
  });

  it("notes who was handed a picture or recording, once an hour for each report and admin", async () => {
    const [ada, ben] = await twoMembers(context());
    await setFiles(context(), ben.token);
    const id = await addReport(context(), ada, ben);
    const bare = await addReport(context(), ben, ada);
    let one = await newAdmin(context());
    const two = await newAdmin(context());
    const fetch = (admin: TestMember, report: string, file: string) =>
      call(`GET /moderation/reports/${report}/${file}`, { token: admin.token });
    const openings = async () => {
      const { items } = (await moderate(context(), one).trail("?limit=100")).read();
      return items
        .filter(({ report_id }) => report_id === id || report_id === bare)
        .map(({ action, moderator, subject }) => [action, moderator?.id, subject.id]);
    };
    await fetch(one, bare, "picture");
    expect(await openings()).toEqual([]);
    await fetch(one, id, "picture");
    await fetch(one, id, "recordings/voice");
    expect(await openings()).toEqual([["open_report", one.id, ben.id]]);
    await fetch(two, id, "recordings/voice");
    expect(await openings()).toHaveLength(2);
    server.clock.advance(60 * 60);
    one = await signIn(call, one.email);
    await fetch(one, id, "recordings/voice");
    expect(await openings()).toHaveLength(3);
    await moderate(context(), one).read(id);
    await fetch(one, id, "picture");
    expect(await openings()).toHaveLength(4);
  });
});

describe("lists of reports", () => {
  const context = useTestServer();

  it("come page by page, the most urgent first, also while reports come in and are ruled on", async () => {
    const { server } = context();
    const [ada, ben] = await twoMembers(context());
    const [eve, kim] = await twoMembers(context());
    await ageAccounts(context());
    const { list, rule } = moderate(context(), await newAdmin(context()));
    const ids: string[] = [];
    for (const [from, about] of [
      [ada, ben],
      [ada, eve],
      [ada, kim],
      [ben, eve],
    ] as const) {
      ids.push(await addReport(context(), from, about));
      server.clock.advance(1);
    }
    const first = (await list("?limit=2")).read();
    // Two report eve, and ben is reported first.
    const [ben1 = "", eve1 = "", kim1 = "", eve2 = ""] = ids;
    expect([first.items.map(({ id }) => id), first.total]).toEqual([[eve1, eve2], 4]);
    const spam = await addReport(context(), kim, ben, { reason: "spam" });
    expect((await list("?limit=1")).read().items[0]).toMatchObject({
      id: ben1,
      severity: "high",
      reporters: 2,
      reporter_history: { reports: 3, dismissed: 0 },
    });
    const second = (await list(`?limit=2&after=${first.next_cursor}`)).read();
    // Ben's went before those of the first page meanwhile.
    expect(second.items.map(({ id }) => id)).toEqual([kim1, spam]);
    expect(second.items.map(({ severity }) => severity)).toEqual(["high", "low"]);
    expect([second.next_cursor, second.total]).toEqual([null, 5]);
    await rule(ben1, "dismiss");

    server.clock.advance(1);
    await rule(ids[3] ?? "", "warn", "Be kind.");
    const closed = (await list("?state=closed&limit=1")).read();
    expect(closed.items.map(({ id }) => id)).toEqual([ids[3]]);
    expect(closed.items[0]).toMatchObject({
      decision: { action: "warn", note: "Be kind." },
      // The warning is of this report.
      earlier_measures: 0,
    });
    expect((await list("?limit=1")).read().items).toMatchObject([
      { id: eve1, earlier_measures: 1 },
    ]);
    const rest = (await list(`?state=closed&limit=1&after=${closed.next_cursor}`)).read();
    expect([rest.items.map(({ id }) => id), rest.next_cursor]).toEqual([[ids[0]], null]);
    expect((await list(`?state=open&after=${closed.next_cursor}`)).status).toBe(422);
  });

  it("are not moved up by accounts that were made for it, unless the two have talked", async () => {
    const { ada: ben, ben: eve } = await twoInConversation(context());
    const { list } = moderate(context(), await newAdmin(context()));
    const count = async () =>
      (await list("?limit=100")).read().items.find(({ reported }) => reported.id === eve.id)
        ?.reporters;
    const [ada, kim] = await twoMembers(context());
    await addReport(context(), ada, eve);
    await addReport(context(), kim, eve);
    expect(await count()).toBe(0);
    await addReport(context(), ben, eve);
    expect(await count()).toBe(1);
    await ageAccounts(context());
    // The report that waits is added to, and counts from then on; kim's is as it was made.
    await context().call(reportAbout(eve), { token: ada.token, body: { reason: "harassment" } });
    expect(await count()).toBe(2);
  });
});
