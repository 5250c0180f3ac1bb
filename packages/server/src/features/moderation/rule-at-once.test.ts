import { expect, it } from "vitest";
import type { Db } from "../../jobs/db.ts";
import { openScratchPostgres } from "../../testing/database/scratch-postgres.ts";
import { waitsForLock } from "../../testing/database/waits-for-lock.ts";
import { onPostgres } from "../../testing/databases.ts";
import { addReport, moderate, newAdmin } from "../../testing/moderate.ts";
import { report } from "../../testing/say.ts";
import { twoMembers } from "../../testing/two-members.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { reportProfile } from "../reports/rules.ts";
import { ruleOnReport } from "./rulings.ts";

onPostgres("a report that is ruled on while it is added to", (postgres) => {
  const context = useTestServer({}, { openDatabase: () => openScratchPostgres(postgres) });
  const { call, server } = context;

  const begin = async () => {
    const [ada, ben] = await twoMembers(context());
    const id = await addReport(context(), ada, ben);
    server.clock.advance(60);
    return { ada, ben, id, admin: await newAdmin(context()) };
  };

  /** Work in a transaction that is not kept before another call waits for it. */
  const whileWaiting = async <T>(first: (db: Db) => Promise<unknown>, second: () => Promise<T>) => {
    const { answer } = await server.services.transaction(async (db) => {
      await first(db);
      const waiting = second();
      await expect.poll(() => waitsForLock(server.services.db)).toBe(true);
      return { answer: waiting };
    });
    return answer;
  };

  const servicesIn = (db: Db) => ({
    ...server.services,
    db,
    transaction: <T>(work: (inner: Db) => Promise<T>) => work(db),
  });

  it("is not added to any more once the ruling is kept: another one is made", async () => {
    const { ada, ben, id, admin } = await begin();
    const verdict = { action: "dismiss", note: "" } as const;
    const basis = { revises: null, seenUntil: null };
    const body = { reason: "harassment", details: "He comes tonight." };
    const answer = await whileWaiting(
      (db) => ruleOnReport(servicesIn(db), { ...admin, isAdmin: true }, id, verdict, basis),
      () => call(report(ben), { token: ada.token, body }),
    );
    expect(answer.status).toBe(202);
    const { list, read } = moderate(context(), admin);
    expect((await read(id)).read()).toMatchObject({ report: { added_at: null }, additions: [] });
    const open = (await list("?limit=100")).read().items;
    expect(open.filter((item) => item.reporter.id === ada.id)).toMatchObject([
      { details: "He comes tonight.", decision: null },
    ]);
  });

  it("is not ruled on once the addition is kept", async () => {
    const { ada, ben, id, admin } = await begin();
    const { rule, read } = moderate(context(), admin);
    const newReport = {
      reporterId: ada.id,
      reportedId: ben.id,
      reason: "harassment",
      details: "He comes tonight.",
      conversationId: null,
      markedIds: [],
    } as const;
    const { status, refusal } = await whileWaiting(
      (db) => reportProfile(servicesIn(db), newReport),
      () => rule(id, "dismiss"),
    );
    expect([status, refusal.error_code]).toEqual([409, "added_meanwhile"]);
    expect((await read(id)).read().report.decision).toBeNull();
  });
});
