import { randomBytes } from "node:crypto";
import { isNode } from "../../contract/node.ts";
import type { Member } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import { poll } from "../../poll.ts";
import type { RunContext } from "../../run-context.ts";
import { itemsOf, textIn } from "../reading.ts";
import type { Sequence } from "../run-sequences.ts";
import { notReached } from "../sequence-end.ts";
import { must, probe, take } from "../step.ts";

/** How long an export of a member's data may take. */
const copySeconds = 20;

export const account: Sequence = {
  name: "account: sessions, copy, password, deletion",
  run: async (context) => {
    const index = context.members.findLastIndex(({ made }) => made);
    const member = context.members[index];
    if (!member) return notReached("needs a member of its own (--outbox)");
    await endAnotherSession(context, member);
    await fetchCopy(context, member);
    const password = await changePassword(context, member);
    const login = { email: member.email, password };
    await deleteAndRestore(context, await signIn(context, login, member.role, true));
    context.members[index] = await signIn(context, login, member.role, true);
  },
};

async function endAnotherSession(context: RunContext, member: Member): Promise<void> {
  const elsewhere = await signIn(context, member, member.role, true);
  const { body } = await take(context, "getSessions", { as: elsewhere, status: 200 });
  const current = itemsOf(body).find(({ is_current: isCurrent }) => isCurrent === true);
  if (!current) return notReached("getSessions marks no session as the current one");
  const path = [String(current["id"])];
  await take(context, "endSession", { as: member, path, status: 204 });
  const what = "a session that was ended elsewhere";
  await probe(context, "getMe", { as: elsewhere, status: 401, what });
}

async function fetchCopy(context: RunContext, member: Member): Promise<void> {
  await take(context, "requestExport", {
    as: member,
    body: { password: member.password },
    status: 202,
  });
  const state = await poll(copySeconds, async () => {
    const { body } = await take(context, "getExport", { as: member, status: 200 });
    const status = textIn(body, "status");
    return status === "preparing" ? undefined : status;
  });
  if (state !== "ready") return notReached(`the copy of the data is ${state ?? "still made"}`);
  await probe(context, "getExportFile", { as: member, status: 200 });
}

/** @returns the new one */
async function changePassword(context: RunContext, member: Member): Promise<string> {
  const password = randomBytes(12).toString("base64url");
  context.secrets.add(password, "PASSWORD");
  const body = { current_password: member.password, new_password: password };
  await take(context, "changePassword", { as: member, body, status: 204 });
  await probe(context, "changePassword", { as: member, body, status: 422, what: "the old one" });
  return password;
}

async function deleteAndRestore(context: RunContext, member: Member): Promise<void> {
  const { email, password } = member;
  await probe(context, "acknowledgeWarning", { as: member, status: 204, what: "no warning" });
  await take(context, "deleteAccount", { as: member, body: { password }, status: 200 });
  await probe(context, "getMe", { as: member, status: 401, what: "a deleted account" });
  const refused = await probe(context, "login", {
    body: { email, password },
    status: 403,
    what: "a deleted account",
  });
  const isSaid = isNode(refused?.body) && refused.body["error_code"] === "account_deleted";
  must(context, refused, isSaid, "signing in to a deleted account must answer account_deleted");
  await take(context, "login", { body: { email, password, restore: true }, status: 200 });
}
