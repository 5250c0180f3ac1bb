import { randomBytes } from "node:crypto";
import { isNode } from "../../contract/node.ts";
import type { Member } from "../../members/member.ts";
import { signIn } from "../../members/sign-in.ts";
import { poll } from "../../poll.ts";
import type { RunContext } from "../../run-context.ts";
import { itemsOf, textIn } from "../reading.ts";
import { type Sequence, notReached } from "../step.ts";

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
  const { probe, take } = context;
  const elsewhere = await signIn(context, member, member.role, true);
  const { body } = await take("getSessions", 200, { as: elsewhere });
  const current = itemsOf(body).find(({ is_current: isCurrent }) => isCurrent === true);
  if (!current) return notReached("getSessions marks no session as the current one");
  const path = [String(current["id"])];
  await take("endSession", 204, { as: member, path });
  const what = "a session that was ended elsewhere";
  await probe("getMe", 401, { as: elsewhere, what });
}

async function fetchCopy({ probe, take }: RunContext, member: Member): Promise<void> {
  await take("requestExport", 202, { as: member, body: { password: member.password } });
  const state = await poll(copySeconds, async () => {
    const { body } = await take("getExport", 200, { as: member });
    const status = textIn(body, "status");
    return status === "preparing" ? undefined : status;
  });
  if (state !== "ready") return notReached(`the copy of the data is ${state ?? "still made"}`);
  await probe("getExportFile", 200, { as: member });
}

/** @returns the new one */
async function changePassword(context: RunContext, member: Member): Promise<string> {
  const { probe, take } = context;
  const password = randomBytes(12).toString("base64url");
  context.secrets.add(password, "PASSWORD");
  const body = { current_password: member.password, new_password: password };
  await take("changePassword", 204, { as: member, body });
  await probe("changePassword", 422, { as: member, body, what: "the old one" });
  return password;
}

async function deleteAndRestore({ must, probe, take }: RunContext, member: Member): Promise<void> {
  const { email, password } = member;
  await probe("acknowledgeWarning", 204, { as: member, what: "no warning" });
  await take("deleteAccount", 200, { as: member, body: { password } });
  await probe("getMe", 401, { as: member, what: "a deleted account" });
  const refused = await probe("login", 403, {
    body: { email, password },
    what: "a deleted account",
  });
  const isSaid = isNode(refused?.body) && refused.body["error_code"] === "account_deleted";
  must(refused, isSaid, "signing in to a deleted account must answer account_deleted");
  await take("login", 200, { body: { email, password, restore: true } });
}
