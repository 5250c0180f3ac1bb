import type { components } from "@gemel/api/schema";
import { json, noContent } from "../http/answer.ts";
import { notFound, Refusal } from "../http/refusal.ts";
import { sendArchive } from "../http/send-media.ts";
import { sendMail } from "../world/mail.ts";
import { emptyArchive } from "../world/media.ts";
import type { Member } from "../world/member.ts";
import { endSession, type Session, sessionsOf } from "../world/sessions.ts";
import { type Call, type Handlers, memberOf } from "./call.ts";
import { clearCookie } from "./refresh-cookie.ts";

type Schemas = components["schemas"];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The settings of an account: notices, password, sessions, a copy of the data, and the end. */
export const accountHandlers = {
  getSettings: (call) => json(200, settingsOf(memberOf(call))),

  updateSettings: (call) => {
    const member = memberOf(call);
    const { preferred_language: language = member.language, notices } = call.body;
    Object.assign(member, { language, notices: { ...member.notices, ...notices } });
    return json(200, settingsOf(member));
  },

  changePassword: (call) => {
    const member = memberOf(call);
    requirePassword(member, call.body.current_password);
    member.password = call.body.new_password;
    endOthers(call, member);
    sendMail(call.world, member.email, `To: ${member.email}\nSubject: Your password was changed\n`);
    return noContent();
  },

  getSessions: (call) => {
    const open = sessionsOf(call.world, memberOf(call).id).filter(({ ended }) => !ended);
    const sorted = open.toSorted(
      (a, b) =>
        Number(b === call.session) - Number(a === call.session) ||
        b.lastUsedAt.getTime() - a.lastUsedAt.getTime(),
    );
    return json(200, { items: sorted.map((session) => sessionAnswer(call, session)) });
  },

  endOtherSessions: (call) => {
    endOthers(call, memberOf(call));
    return noContent();
  },

  endSession: (call) => {
    const own = sessionsOf(call.world, memberOf(call).id);
    const session = own.find(({ id }) => id === call.parameters.id.toLowerCase());
    if (!session) throw notFound();
    endSession(call.world, session);
    return noContent();
  },

  getExport: (call) => json(200, exportAnswer(memberOf(call))),

  requestExport: (call) => {
    const member = memberOf(call);
    const now = new Date();
    member.copy = { requestedAt: now, readyAt: undefined };
    const answer = exportAnswer(member);
    member.copy.readyAt = now;
    sendMail(call.world, member.email, `To: ${member.email}\nSubject: Your data is ready\n`);
    return json(202, answer);
  },

  getExportFile: (call) => {
    if (memberOf(call).copy?.readyAt === undefined) throw notFound();
    return sendArchive(emptyArchive);
  },

  deleteAccount: (call) => {
    const member = memberOf(call);
    requirePassword(member, call.body.password);
    member.deletedAt = new Date();
    for (const session of sessionsOf(call.world, member.id)) endSession(call.world, session);
    sendMail(call.world, member.email, `To: ${member.email}\nSubject: Your account is deleted\n`);
    const erasedAt = new Date(member.deletedAt.getTime() + 30 * DAY_MS);
    return json(200, { erased_at: erasedAt.toISOString() }, clearCookie());
  },
} satisfies Partial<Handlers>;

function requirePassword(member: Member, password: string): void {
  if (member.password === password) return;
  throw new Refusal(422, "wrong_password", "This is not your current password.");
}

function endOthers({ world, session }: Pick<Call, "world" | "session">, { id }: Member): void {
  for (const other of sessionsOf(world, id)) {
    if (other !== session) endSession(world, other);
  }
}

const settingsOf = ({ language, notices }: Member): Schemas["Settings"] => ({
  preferred_language: language,
  notices,
});

const sessionAnswer = (
  call: Pick<Call, "session">,
  session: Session,
): Schemas["SignedInSession"] => ({
  id: session.id,
  browser: null,
  system: null,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt.toISOString(),
  is_current: session === call.session,
});

function exportAnswer({ copy }: Member): Schemas["DataExport"] {
  const none = { requested_at: null, ready_at: null, expires_at: null, size_bytes: null };
  if (copy === undefined) return { status: "none", ...none };
  const requested_at = copy.requestedAt.toISOString();
  if (copy.readyAt === undefined) return { ...none, status: "preparing", requested_at };
  return {
    status: "ready",
    requested_at,
    ready_at: copy.readyAt.toISOString(),
    expires_at: new Date(copy.readyAt.getTime() + 7 * DAY_MS).toISOString(),
    size_bytes: emptyArchive.bytes.length,
  };
}
