import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nameAdmin } from "./audit.ts";
import { openLive } from "../../testing/live/live-client.ts";
import { deleteAccount } from "../../testing/leave.ts";
import { addReport, moderate, newAdmin } from "../../testing/moderate.ts";
import { newMember, PASSWORD, signIn } from "../../testing/new-member.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { accountStatusStore } from "../account-status/status-store.ts";
import { reportProfile } from "../reports/rules.ts";
import { ownDataStore } from "../export/own-data-store.ts";
import { auditStore } from "../audit/store.ts";

type Moderation = ReturnType<typeof moderate>;

const DAY = 24 * 60 * 60;

describe("ruling on reports", () => {
  const context = useTestServer({ PORT: "0" });
  const { call, server } = context;

  const begin = async () => {
    const [ada, ben] = await twoMembers(context());
    const id = await addReport(context(), ada, ben, { details: "He shouts at me." });
    const admin = await newAdmin(context());
    return { ada, ben, id, admin, ...moderate(context(), admin) };
  };

  it("dismisses without a word to anybody", async () => {
    const { id, ben, admin, rule, list } = await begin();
    const decided = (await rule(id, "dismiss", "Nothing in it.")).read();
    expect(decided.report.decision).toEqual({
      action: "dismiss",
      note: "Nothing in it.",
      decided_at: server.clock.now().toISOString(),
      moderator: { id: admin.id, nickname: null, standing: "active" },
    });
    expect((await list()).read().items.map((report) => report.id)).not.toContain(id);
    expect(server.mailbox.waiting(ben.email)).toEqual([]);
  });

  it("warns by a mail that names neither the reporter nor the content of the report", async () => {
    const { ada, ben, id, rule, read } = await begin();
    expect((await rule(id, "warn", "Tone.")).status).toBe(200);
    const mail = await context().server.mailbox.next(ben.email);
    expect(mail.subject).toBe("A warning about your conduct on Gemel");
    expect(mail.text).toContain("/rules");
    expect(mail.text + mail.html).not.toMatch(/shouts|Tone|Ada [a-p]/);
    const next = await addReport(context(), ada, ben);
    const { earlier } = (await read(next)).read();
    expect(earlier).toEqual({ reports: 1, reporters: 0, warnings: 1, suspensions: 0 });
  });

  it("warns in the app as well, until the member says that they have read it", async () => {
    const { ben, id, rule } = await begin();
    const warnedAt = async () => (await call("GET /me", { token: ben.token })).body.warned_at;
    expect(await warnedAt()).toBeNull();
    await rule(id, "warn");
    expect(await warnedAt()).toBe(server.clock.now().toISOString());
    expect((await call("DELETE /me/warning", { token: ben.token })).status).toBe(204);
    expect(await warnedAt()).toBeNull();
  });

  it("suspends: live connections and sessions end, and the member cannot sign in until it ends", async () => {
    const { ben, id, rule, reinstate } = await begin();
    const live = await openLive(await server.listen(), ben.token);
    const suspended = (await rule(id, "suspend")).read();
    expect(suspended.report.reported).toMatchObject({ id: ben.id, standing: "suspended" });
    expect((await live.closed).code).toBe(4401);
    expect((await call("GET /me", { token: ben.token })).status).toBe(401);
    expect((await call("POST /auth/refresh-token", { cookie: ben.cookie })).status).toBe(401);
    expect((await server.mailbox.next(ben.email)).subject).toBe("Your Gemel account is suspended");
    const credentials = { email: ben.email, password: PASSWORD };
    const refused = await call("POST /auth/login", { body: credentials });
    expect([refused.status, refused.body.error_code]).toEqual([403, "account_suspended"]);

    expect((await reinstate(ben.id, "We talked.")).status).toBe(204);
    expect((await reinstate(ben.id)).status).toBe(204);
    expect((await server.mailbox.next(ben.email)).subject).toBe("Your Gemel account is open again");
    expect(server.mailbox.waiting(ben.email)).toEqual([]);
    expect((await signIn(call, ben.email)).id).toBe(ben.id);
  });

  it("tells of a suspension once, however many reports end with it", async () => {
    const { ben, id, rule } = await begin();
    const other = await addReport(context(), await newMember(context()), ben);
    await rule(id, "suspend");
    await context().server.mailbox.next(ben.email);
    expect((await rule(other, "suspend")).status).toBe(200);
    expect(context().server.mailbox.waiting(ben.email)).toEqual([]);
  });

  it("lets one of two admins rule who come at once", async () => {
    const { id, rule, trail } = await begin();
    const other = moderate(context(), await newAdmin(context()));
    const answers = await Promise.all([rule(id, "warn"), other.rule(id, "suspend")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.refusal.error_code).toBe("already_decided");
    const entries = (await trail("?limit=100")).read().items;
    expect(entries.filter(({ report_id }) => report_id === id)).toHaveLength(1);
  });

  it("refuses what the admin reported, which another admin rules on", async () => {
    const { clock, db } = context().server.services;
    const { ada, id, rule } = await begin();
    await nameAdmin(db, ada.id, clock());
    const own = moderate(context(), ada);
    expect((await own.read(id)).status).toBe(200);
    const { status, refusal } = await own.rule(id, "dismiss");
    expect([status, refusal.details?.[0]?.code]).toEqual([422, "own_report"]);
    expect((await rule(id, "warn")).status).toBe(200);
  });

  it("revises a ruling that it names, and no other", async () => {
    const { ben, id, rule, revise, trail } = await begin();
    const first = (await rule(id, "dismiss", "Nothing in it.")).read().report.decision;
    context().server.clock.advance(60);
    const at = first?.decided_at ?? "";
    expect((await revise(id, "warn", "2026-01-01T00:00:00Z")).status).toBe(409);
    const revised = (await revise(id, "warn", at)).read().report.decision;
    expect(revised).toMatchObject({ action: "warn" });
    expect((await revise(id, "suspend", at)).status).toBe(409);
    expect((await context().server.mailbox.next(ben.email)).subject).toMatch(/warning/);
    const entries = (await trail("?limit=100")).read().items;
    expect(entries.filter(({ report_id }) => report_id === id).map(({ action }) => action)).toEqual(
      ["warn", "dismiss"],
    );
  });

  const addTo = async ([reporterId, reportedId]: readonly [string, string], details = "") => {
    server.clock.advance(1);
    await reportProfile(server.services, {
      reporterId,
      reportedId,
      reason: "harassment",
      details,
      conversationId: null,
      markedIds: [],
    });
  };

  it("rules on what the admin has read of a report, and on nothing that was added since", async () => {
    const { ada, ben, id, rule, read, list } = await begin();
    const add = async (details: string) => {
      await addTo([ada.id, ben.id], details);
      return (await read(id)).read().report.added_at;
    };
    const answers = async (seen_until: string | null) => {
      const { status, refusal } = await rule(id, "dismiss", "", { seen_until });
      return [status, refusal.error_code];
    };
    const refused = [409, "added_meanwhile"];
    expect((await read(id)).read().report.added_at).toBeNull();
    const first = await add("He comes tonight.");
    expect(first).toBe(server.clock.now().toISOString());
    expect(await answers(null)).toEqual(refused);
    expect((await rule(id, "dismiss")).status).toBe(409);
    const second = await add("He is at my door.");
    expect(await answers(first)).toEqual(refused);
    expect((await list("?limit=100")).read().items.map((item) => item.id)).toContain(id);
    expect(await answers(second)).toEqual([200, undefined]);
  });

  it("does not rule either on what comes after the last addition that is kept", async () => {
    const { ada, ben, id, rule, read } = await begin();
    for (let count = 0; count < 20; count += 1) await addTo([ada.id, ben.id]);
    const { additions, ...seen } = (await read(id)).read();
    await addTo([ada.id, ben.id]);
    expect((await read(id)).read().additions).toEqual(additions);
    const late = await rule(id, "dismiss", "", { seen_until: seen.report.added_at });
    expect(late.refusal.error_code).toBe("added_meanwhile");
  });

  const record = async (reportId: string, { read }: Moderation) => {
    const { earlier, report } = (await read(reportId)).read();
    return { ...earlier, measures: report.earlier_measures };
  };

  it("keeps only the latest ruling of each report on a member's record", async () => {
    const { ben, id, admin } = await begin();
    const other = await addReport(context(), await newMember(context()), ben);
    const { rule, revise } = moderate(context(), admin);
    const change = async (action: string) => {
      const { decision } = (await moderate(context(), admin).read(id)).read().report;
      server.clock.advance(60);
      await revise(id, action, decision?.decided_at ?? "");
    };
    const copied = async () =>
      (await ownDataStore(server.services.db).measures(ben.id)).map(({ action }) => action);
    await rule(id, "warn");
    expect(await copied()).toEqual(["warn"]);
    await change("suspend");
    const asked = moderate(context(), admin);
    expect(await record(other, asked)).toEqual({
      reports: 1,
      reporters: 1,
      warnings: 0,
      suspensions: 1,
      measures: 1,
    });
    expect(await copied()).toEqual(["suspend"]);
    server.clock.advance(60);
    await asked.reinstate(ben.id);
    expect(await record(other, asked)).toMatchObject({ suspensions: 1, measures: 1 });
    await change("dismiss");
    expect(await record(other, asked)).toEqual({
      reports: 0,
      reporters: 0,
      warnings: 0,
      suspensions: 0,
      measures: 0,
    });
    expect(await copied()).toEqual(["reinstate"]);
  });

  it("takes a warning back that it revises, unless another one stands", async () => {
    const { ben, id, rule, revise } = await begin();
    const other = await addReport(context(), await newMember(context()), ben);
    const warnedAt = async () => (await call("GET /me", { token: ben.token })).body.warned_at;
    const first = (await rule(id, "warn")).read().report.decision?.decided_at ?? "";
    server.clock.advance(60);
    const second = (await rule(other, "warn")).read().report.decision?.decided_at ?? "";
    server.clock.advance(60);
    await revise(id, "dismiss", first);
    expect(await warnedAt()).toBe(second);
    await revise(other, "dismiss", second);
    expect(await warnedAt()).toBeNull();
  });

  it("sends no mail about a warning that was taken back while the account was deleted", async () => {
    const { ben, id, rule, revise } = await begin();
    await deleteAccount(context(), ben);
    const at = (await rule(id, "warn")).read().report.decision?.decided_at ?? "";
    server.clock.advance(60);
    await revise(id, "dismiss", at);
    const status = accountStatusStore(server.services.db);
    expect(await status.takeWarning(ben.id)).toBe(false);
  });

  it("confirms a warning without a second mail, and without showing it again", async () => {
    const { ben, id, rule, revise } = await begin();
    const at = (await rule(id, "warn")).read().report.decision?.decided_at ?? "";
    await context().server.mailbox.next(ben.email);
    await call("DELETE /me/warning", { token: ben.token });
    server.clock.advance(60);
    expect((await revise(id, "warn", at, "Read again.")).status).toBe(200);
    expect((await call("GET /me", { token: ben.token })).body.warned_at).toBeNull();
    expect(context().server.mailbox.waiting(ben.email)).toEqual([]);
  });

  it("knows no report and no member that are not there", async () => {
    const { rule, read, reinstate } = await begin();
    expect((await rule(randomUUID(), "warn")).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
    expect((await reinstate(randomUUID())).status).toBe(404);
  });

  it("forgets a report after 180 days, and not what was done about it", async () => {
    const { id, rule } = await begin();
    await rule(id, "dismiss", "Nothing in it.");
    await server.eraseAfter(180 * DAY + 1);
    const later = moderate(context(), await newAdmin(context()));
    expect((await later.read(id)).status).toBe(404);
    const entries = (await later.trail("?limit=100")).read().items;
    expect(entries.filter(({ report_id }) => report_id === id).map(({ note }) => note)).toEqual([
      "Nothing in it.",
    ]);
  });
});

describe("the audit trail", () => {
  const context = useTestServer();
  const { server } = context;

  it("tells who did what, the newest first, page by page", async () => {
    const [ada, ben] = await twoMembers(context());
    const id = await addReport(context(), ada, ben);
    const admin = await newAdmin(context());
    const { read, rule, reinstate, trail } = moderate(context(), admin);
    for (const step of [
      () => read(id),
      () => rule(id, "suspend", "Insults."),
      () => reinstate(ben.id, "We talked."),
    ]) {
      server.clock.advance(1);
      await step();
    }
    const first = (await trail("?limit=2")).read();
    const second = (await trail(`?limit=2&after=${first.next_cursor}`)).read();
    const moderator = { id: admin.id, nickname: null, standing: "active" };
    const lines = [...first.items, ...second.items];
    expect(lines.map(({ action, note, report_id }) => [action, note, report_id])).toEqual([
      ["reinstate", "We talked.", null],
      ["suspend", "Insults.", id],
      ["open_report", "", id],
      ["name_admin", "", null],
    ]);
    expect(lines.map((line) => line.moderator)).toEqual([moderator, moderator, moderator, null]);
    expect(lines[0]?.subject).toMatchObject({ id: ben.id, standing: "active" });
    expect(second.next_cursor).toBeNull();
  });

  it("is only ever added to, and forgets what is out of time", async () => {
    const { db } = server.services;
    const refusal = "audit entries are only ever added";
    const { id } = await newAdmin(context());
    await expect(db.deleteFrom("audit_entries").execute()).rejects.toThrow(refusal);
    await expect(db.updateTable("audit_entries").set({ note: "x" }).execute()).rejects.toThrow(
      refusal,
    );
    const isKept = async () => {
      const entries = await auditStore(server.services.db).page(randomUUID(), {
        after: undefined,
        limit: 100,
      });
      return entries.some(({ subjectId }) => subjectId === id);
    };
    await server.eraseAfter(2 * 365 * DAY - 1);
    expect(await isKept()).toBe(true);
    await server.eraseAfter(2);
    expect(await isKept()).toBe(false);
  });
});
