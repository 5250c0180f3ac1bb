import { randomUUID } from "node:crypto";
import type { Schemas } from "@gemel/api";
import { nameAdmin } from "../../../packages/server/src/features/moderation/audit.ts";
import { addPeople } from "../../../packages/server/src/testing/add-people.ts";
import { askTwin } from "../../../packages/server/src/testing/ask-by-voice.ts";
import type { CallOptions } from "../../../packages/server/src/testing/call.ts";
import { deleteAccount, suspend } from "../../../packages/server/src/testing/leave.ts";
import { addReport } from "../../../packages/server/src/testing/moderate.ts";
import {
  memberWithProfile,
  newMember,
  newNickname,
  PASSWORD,
  signIn,
  type TestMember,
} from "../../../packages/server/src/testing/new-member.ts";
import { block, like } from "../../../packages/server/src/testing/say.ts";
import { giveNote } from "../../../packages/server/src/testing/uploads/send-note.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import type { TestContext } from "../../../packages/server/src/testing/use-test-server.ts";
import { type Relation, relations } from "./relations.ts";

/** Ids of what calls are about. */
export interface Targets {
  readonly userId: string;
  readonly nickname: string;
  readonly matchId: string;
  /** A talk between two, with a voice note in it. */
  readonly conversationId: string;
  readonly noteId: string;
  /** A talk with a twin. */
  readonly twinId: string;
  /** A conversation of another member with the twin. */
  readonly talkId: string;
  /** The URL of the recording of a twin's answer. */
  readonly replyId: string;
  /** A talk with the advisor. */
  readonly adviceId: string;
  readonly sessionId: string;
  readonly reportId: string;
  readonly suspendedId: string;
  /** Stamp of a contact form that was requested some seconds ago; valid once. */
  readonly stamp: string;
}

/** A caller, and their relation to Ada. */
export interface Asker {
  readonly relation: Relation;
  readonly email: string;
  readonly token: string | undefined;
  readonly cookie: string | undefined;
}

/** Ada, and a member in each relation to her. */
export interface World {
  readonly askers: Readonly<Record<Relation, Asker>>;
  /** The ids of what is Ada's. The member who was matched with her asks for what the two had together. */
  readonly targets: Readonly<Record<Relation, Targets>>;
  /** Members with a picture and a voice message whom no stranger can find. */
  readonly hidden: Readonly<Record<string, Pick<Targets, "userId" | "nickname">>>;
  /** Texts that would reveal Ada in an answer. */
  readonly traces: readonly string[];
}

/** Ids of what never was. */
export const nothing = (): Targets => ({
  userId: randomUUID(),
  nickname: newNickname("Unknown"),
  matchId: randomUUID(),
  conversationId: randomUUID(),
  noteId: randomUUID(),
  twinId: randomUUID(),
  talkId: randomUUID(),
  replyId: randomUUID(),
  adviceId: randomUUID(),
  sessionId: randomUUID(),
  reportId: randomUUID(),
  suspendedId: randomUUID(),
  stamp: randomUUID(),
});

/** Makes Ada and the others by the calls that members make. */
export async function makeWorld(context: TestContext): Promise<World> {
  const { server } = context;
  const people = await addPeople(context, [...relations, "spare"].map(personOf));
  const members = new Map<string, Member>();
  for (const [index, name] of [...relations, "spare"].entries()) {
    const person = people[index];
    if (person === undefined) throw new Error(`no person is named ${name}`);
    const member = await signIn(context.call, person.email);
    members.set(name, { ...member, nickname: person.nickname });
  }
  members.set("newcomer", { ...(await newMember(context)), nickname: newNickname("None") });
  const of = (name: Relation | "spare"): Member => {
    const member = members.get(name);
    if (member === undefined) throw new Error(`no member is named ${name}`);
    return member;
  };
  const ada = of("owner");
  const ask = askAs(context);
  const early = await memberWithProfile(context);
  const hidden = { early, suspended: of("suspended"), deleted: of("deleted") };
  for (const { token } of [ada, ...Object.values(hidden)]) await setFiles(context, token);
  await ask(ada, like(of("liked")));
  const adas = await adasThings(context, ada, of("matched"));
  const shared = {
    blocked: await meet(context, ada, of("blocked")),
    blocker: await meet(context, ada, of("blocker")),
    spare: await meet(context, ada, of("spare")),
  };
  await ask(ada, block(of("blocked")));
  await ask(of("blocker"), block(ada));
  await nameAdmin(server.services.db, of("admin").id, server.clock.now());
  await suspend(context, of("suspended"));
  await deleteAccount(context, of("deleted"));
  const stamps = new Map<Relation, string>();
  for (const relation of relations) {
    const { body } = await context.call("GET /contact/stamp");
    stamps.set(relation, body.stamp ?? "");
  }
  // A like is received, and can no longer be taken back.
  server.clock.advance(11);
  const byRelation = (relation: Relation): Targets => {
    const stamp = stamps.get(relation) ?? "";
    const targets = { ...adas, suspendedId: of("suspended").id, stamp };
    if (relation === "blocked" || relation === "blocker") {
      return { ...targets, ...shared[relation] };
    }
    return relation === "owner" ? { ...targets, matchId: shared.spare.matchId } : targets;
  };
  return {
    askers: byName((relation) => askerOf(relation, of(relation))),
    targets: byName(byRelation),
    hidden: Object.fromEntries(
      Object.entries(hidden).map(([who, { id, nickname }]) => [who, { userId: id, nickname }]),
    ),
    traces: [ada.id, ada.nickname, ada.email],
  };
}

export interface Member extends TestMember {
  readonly nickname: string;
}

const personOf = (name: string) => ({
  profile: { first_name: `The ${name}`, last_name: "Of Them", bio: `I am the ${name}.` },
});

const byName = <Value>(make: (relation: Relation) => Value): Readonly<Record<Relation, Value>> =>
  Object.fromEntries(relations.map((name) => [name, make(name)])) as Record<Relation, Value>;

function askerOf(relation: Relation, { email, token, cookie }: Member): Asker {
  if (relation !== "anonymous") return { relation, email, token, cookie };
  const none = { token: undefined, cookie: undefined };
  return { relation, email: `${randomUUID()}@example.com`, ...none };
}

/** Calls that must work. */
const askAs =
  ({ call }: TestContext) =>
  async ({ token }: TestMember, path: string, options: CallOptions = {}) => {
    const answer = await call(path, { token, ...options });
    if (answer.status < 300) return answer.body;
    throw new Error(`${path} answers ${answer.status}: ${answer.bytes.toString()}`);
  };

/** Two match and talk; the other speaks to Ada's twin and asks the advisor about her. */
export async function meet(context: TestContext, ada: Member, other: Member) {
  const ask = askAs(context);
  await ask(ada, like(other));
  const { match_id: matchId = "" } = await ask(other, like(ada));
  await Promise.all([ada, other].map(({ email }) => context.server.mailbox.next(email)));
  const talk = await ask(other, `POST /conversations/from-match/${matchId}`);
  const conversationId = talk.conversation_id ?? "";
  return {
    matchId: matchId ?? "",
    conversationId,
    noteId: await giveNote(context, ada.token, conversationId),
    ...(await askAbout(context, ada, other)),
  };
}

/** Another member speaks to Ada's twin and asks the advisor about her. */
export async function askAbout(context: TestContext, ada: Member, other: Member) {
  const ask = askAs(context);
  const about = { body: { candidate_user_id: ada.id } };
  const twin = await ask(other, "POST /twins", about);
  const advice = await ask(other, "POST /twin/advice/start", about);
  const twinId = twin.conversation_id ?? "";
  return {
    twinId,
    replyId: await replyTo(context, other, twinId),
    adviceId: advice.conversation_id ?? "",
  };
}

/** Creates the things that Ada has for herself, and with her match. */
async function adasThings(context: TestContext, ada: Member, match: Member) {
  const ask = askAs(context);
  const { matchId, conversationId, noteId, twinId: talkId } = await meet(context, ada, match);
  const twinId = (await ask(ada, "POST /twins")).conversation_id ?? "";
  const advice = await ask(ada, "POST /twin/advice/start", {
    body: { candidate_user_id: match.id },
  });
  await signIn(context.call, ada.email);
  const sessions = await context.call("GET /me/sessions", { token: ada.token });
  const { items }: Schemas["SessionList"] = JSON.parse(sessions.bytes.toString());
  const other = items.find(({ is_current: isCurrent }) => !isCurrent);
  if (other === undefined) throw new Error("Ada has one session only");
  await ask(ada, "POST /me/export", { body: { password: PASSWORD } });
  await context.server.mailbox.next(ada.email);
  return {
    userId: ada.id,
    nickname: ada.nickname,
    matchId,
    conversationId,
    noteId,
    twinId,
    talkId,
    replyId: await replyTo(context, ada, twinId),
    adviceId: advice.conversation_id ?? "",
    sessionId: other.id,
    reportId: await addReport(context, match, ada),
  };
}

const replyTo = async (context: TestContext, { token }: Member, twinId: string): Promise<string> =>
  String((await askTwin(context, token, twinId)).tts_url)
    .split("/")
    .at(-1) ?? "";
