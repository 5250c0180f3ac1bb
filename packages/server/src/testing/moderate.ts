import type { Schemas } from "@gemel/api";
import { nameAdmin } from "../features/moderation/audit.ts";
import { secondsAfter } from "../foundation/clock.ts";
import { newMember, type TestMember } from "./new-member.ts";
import { report } from "./say.ts";
import type { TestContext } from "./use-test-server.ts";
import { moderationStore } from "../features/moderation/store.ts";

export async function newAdmin(context: TestContext): Promise<TestMember> {
  const member = await newMember(context);
  const { clock, db } = context.server.services;
  await nameAdmin(db, member.id, clock());
  return member;
}

/** Makes all accounts so old that reports of their owners corroborate others. */
export async function ageAccounts({ server }: TestContext): Promise<void> {
  const { clock, db } = server.services;
  const created_at = secondsAfter(clock(), -8 * 24 * 60 * 60);
  await db.updateTable("users").set({ created_at }).execute();
}

/** One member reports another. @returns the report's id */
export async function addReport(
  { call, server }: TestContext,
  from: TestMember,
  about: TestMember,
  body: Partial<Schemas["ReportRequest"]> = {},
): Promise<string> {
  const open = () =>
    moderationStore(server.services.db).pageOpen(from.id, { after: undefined, limit: 1_000 });
  const before = new Set((await open()).map(({ id }) => id));
  await call(report(about), { token: from.token, body: { reason: "harassment", ...body } });
  const added = (await open()).find(({ id }) => !before.has(id));
  if (added === undefined) throw new Error("the report was refused");
  return added.id;
}

/** Calls that admins make. Bodies are as the contract's check has seen them. */
export const moderate = ({ call }: TestContext, { token }: Pick<TestMember, "token">) => {
  const ask = async <Body>(path: string, body?: unknown) => {
    const answer = await call(path, { token, ...(body !== undefined && { body }) });
    const { status, bytes } = answer;
    return { status, refusal: answer.body, read: (): Body => JSON.parse(bytes.toString()) };
  };
  return {
    list: (query = "") => ask<Schemas["ReportList"]>(`GET /moderation/reports${query}`),
    read: (id: string) => ask<Schemas["ReportFile"]>(`GET /moderation/reports/${id}`),
    rule: (
      id: string,
      action: string,
      note = "",
      basis: Pick<Schemas["ReportDecision"], "revises" | "seen_until"> = {},
    ) =>
      ask<Schemas["ReportFile"]>(`POST /moderation/reports/${id}/decision`, {
        action,
        note,
        ...basis,
      }),
    revise: (id: string, action: string, revises: string, note = "") =>
      ask<Schemas["ReportFile"]>(`POST /moderation/reports/${id}/decision`, {
        action,
        note,
        revises,
      }),
    reinstate: (userId: string, note = "") =>
      ask(`POST /moderation/members/${userId}/reinstate`, { note }),
    held: () => ask<Schemas["HeldWordsList"]>("GET /moderation/held-words"),
    judge: (userId: string, decision: Schemas["HeldWordsDecision"]) =>
      ask(`POST /moderation/held-words/${userId}/decision`, decision),
    trail: (query = "") => ask<Schemas["AuditTrail"]>(`GET /moderation/audit${query}`),
  };
};
