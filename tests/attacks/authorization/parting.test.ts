import { beforeAll, describe, expect, it } from "vitest";
import { composeCopy } from "../../../packages/server/src/features/export/compose-copy.ts";
import { addPeople } from "../../../packages/server/src/testing/add-people.ts";
import { openLive } from "../../../packages/server/src/testing/live/live-client.ts";
import { deleteAccount, suspend } from "../../../packages/server/src/testing/leave.ts";
import { signIn } from "../../../packages/server/src/testing/new-member.ts";
import { block, like, report, unblock } from "../../../packages/server/src/testing/say.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import { connectTo } from "../../../packages/server/src/testing/live/conversations.ts";
import { createTestVoice } from "../../../packages/server/src/testing/uploads/test-voice.ts";
import {
  type TestContext,
  useMemoryServer,
} from "../../../packages/server/src/testing/use-test-server.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { type Asker, askAbout, meet, type Member, nothing, type Targets } from "./world.ts";

/** Headers that differ with every answer. */
const ownHeaders = ["date", "x-request-id", "content-length", "etag"];
const moments = /"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g;
/** How long a prompt was: each pair is described in words of its own. */
const lengths = /"characters":\s*\d+/g;
/** Whether a call reads lists or facts that name others, without naming those others in the request. */
const isLook = (call: string): boolean => call.startsWith("GET ");
/** Operations with random answers that concern no member. */
const random = ["getContactStamp", "getRobotCheck"];

const noAsker: Asker = { relation: "matched", email: "", token: undefined, cookie: undefined };

interface Pair {
  readonly member: Member;
  readonly targets: Targets;
  /** Another member who may appear in answers; other pairs have a different one. */
  readonly other?: Member | undefined;
}

/** A text without what is of this member alone. */
function inGeneral(text: string, { member, targets, other }: Pair): string {
  const names = [
    ...Object.entries(targets),
    ...Object.entries(member).map(([key, value]) => [`own ${key}`, value] as const),
    ...Object.entries(other ?? {}).map(([key, value]) => [`other ${key}`, value] as const),
  ];
  const known = names.reduce((all, [name, value]) => all.replaceAll(value, `<${name}>`), text);
  const seen: string[] = [];
  return known
    .replace(/"request_id":"req-[\w-]{12}"/, "")
    .replaceAll(/\?v=[0-9a-f]{8}/g, "?v=<file>")
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!seen.includes(id)) seen.push(id);
      return `<id ${seen.indexOf(id)}>`;
    });
}

async function askRow({ call }: TestContext, row: Row, pair: Pair) {
  const asker: Asker = { relation: "matched", ...pair.member };
  const { call: asked, isAnonymous: _, ...options } = row.ask(pair.targets, asker);
  const { status, headers, bytes } = await call(asked, {
    token: pair.member.token,
    ...options,
  });
  return {
    status,
    headers: Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)),
    body: inGeneral(bytes.toString(), pair),
  };
}

/** The files of a member's copy of what is kept about them. */
async function copyOf({ server }: TestContext, pair: Pair) {
  const files: (readonly [string, string])[] = [];
  for await (const { path, bytes } of composeCopy(server.services, pair.member.id)) {
    const pieces: Buffer[] = [];
    for await (const piece of bytes) pieces.push(Buffer.from(piece));
    const text = Buffer.concat(pieces).toString(path.endsWith(".json") ? "utf8" : "base64");
    const general = inGeneral(text, pair).replaceAll(moments, "<time>");
    files.push([path, general.replaceAll(lengths, "<length>")]);
  }
  return files;
}

/**
 * Returns the answers to a browser that has a picture or recording of the other.
 * @param etags of these files
 */
async function askForFiles({ call }: TestContext, { member, targets }: Pair, etags: Etags) {
  const answers = [];
  for (const [kind, etag] of Object.entries(etags)) {
    for (const headers of [
      { "if-none-match": etag },
      { "if-none-match": "*" },
      { "if-modified-since": new Date("2100-01-01").toUTCString() },
      { range: "bytes=0-0" },
    ]) {
      const path = `GET /profile/${kind}/${targets.userId}`;
      const { status, bytes } = await call(path, { token: member.token, headers });
      answers.push([status, bytes.length]);
    }
  }
  return answers;
}

type Etags = Readonly<Record<"picture" | "voice", string>>;

async function etagsOf({ call }: TestContext, { id, token }: Member): Promise<Etags> {
  const etagOf = async (kind: string) =>
    String((await call(`GET /profile/${kind}/${id}`, { token })).headers["etag"]);
  return { picture: await etagOf("picture"), voice: await etagOf("voice") };
}

/** Whether a call looks at others, or is about Ada or what was between the two. */
function isAboutOthers(row: Row): boolean {
  const targets = nothing();
  const { stamp: _, sessionId: __, ...about } = targets;
  const asked = row.ask(targets, noAsker);
  const text = `${asked.call} ${JSON.stringify(asked.body)} ${String(asked.payload)}`;
  return (
    isLook(asked.call) ||
    Object.values(about).some((id) => text.includes(id) || text.includes(encodeURIComponent(id)))
  );
}

// Every operation has a row; one that is added is tried here by itself.
const rowsAboutOthers = Object.entries(rows).filter(
  ([name, row]) => !random.includes(name) && isAboutOthers(row),
);
const looks = rowsAboutOthers.filter(([, row]) => isLook(row.ask(nothing(), noAsker).call));

/** Lets days pass, and erases expired data. */
async function waitDays<Known extends Pair>(context: TestContext, pair: Known, days: number) {
  await context.server.eraseAfter(days * 24 * 60 * 60);
  const { token, cookie } = await signIn(context.call, pair.member.email);
  return { ...pair, member: { ...pair.member, token, cookie } };
}

interface Parted extends Pair {
  /** How each connection closed that was open when the match ended. */
  readonly closed: readonly unknown[];
  /** The frame that the member received live. */
  readonly notice: unknown;
}

/**
 * Two members with the same past with Ada: she ends the match with one, and blocks the other. Neither may
 * find out which of the two happened (decision 0021).
 */
describe("a block is an unmatch to whom it meets", () => {
  const context = useMemoryServer({ PORT: "0" }, { ai: createTestVoice().ai });
  const { call, server } = context;
  let ada: Member;
  let url = "";
  let unmatched: Parted;
  let blocked: Parted;

  beforeAll(async () => {
    url = await server.listen();
    const people = await addPeople(context(), [
      { answers: 0 },
      ...[1, 1].map((answers) => ({ answers, profile: { bio: "One of two." } })),
    ]);
    const [first, ...others] = await Promise.all(
      people.map(async ({ email, nickname }) => ({
        ...(await signIn(call, email)),
        nickname,
      })),
    );
    const [one, two] = others;
    if (!first || !one || !two) throw new Error("a member is missing");
    ada = first;
    await setFiles(context(), ada.token);
    unmatched = await part([one, two], (matchId) => `DELETE /matches/${matchId}`);
    blocked = await part([two, one], () => block(two));
  });

  async function part(
    [member, other]: readonly [Member, Member],
    how: (matchId: string) => string,
  ): Promise<Parted> {
    const things = await meet(context(), ada, member);
    const talks = await Promise.all(
      [things.conversationId, things.twinId, things.adviceId].map((id) =>
        connectTo(url, member, id),
      ),
    );
    const whole = await openLive(url, member.token);
    expect(await whole.frames.next()).toMatchObject({ event: "resync" });
    const { status } = await call(how(things.matchId), { token: ada.token });
    expect(status).toBe(204);
    const closed = await Promise.all(talks.map((talk) => talk.closedInTime()));
    const notice = await whole.frames.next();
    whole.socket.terminate();
    const targets = { ...nothing(), ...things, userId: ada.id, nickname: ada.nickname };
    return {
      member,
      targets,
      other,
      closed,
      notice: inGeneral(JSON.stringify(notice), { member, targets, other }),
    };
  }

  it("in open connections, and in live notices", () => {
    expect(blocked.closed).toEqual(unmatched.closed);
    const ended = { code: 4403, reason: "conversation ended" };
    expect(blocked.closed).toEqual([ended, ended, ended]);
    expect(blocked.notice).toEqual(unmatched.notice);
  });

  it("in their own copies of what is kept about them", async () => {
    const copy = await copyOf(context(), blocked);
    expect(copy.map(([path]) => path)).toContain("conversations/0001.json");
    expect(copy).toEqual(await copyOf(context(), unmatched));
  });

  it("in what a browser that has a picture or recording is answered", async () => {
    const etags = await etagsOf(context(), ada);
    const answers = await askForFiles(context(), blocked, etags);
    expect(answers).toEqual(await askForFiles(context(), unmatched, etags));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]));
  });

  it.each(rowsAboutOthers)("in the answer of %s", async (_name, row) => {
    expect(await askRow(context(), row, blocked)).toEqual(await askRow(context(), row, unmatched));
  });

  it.each([
    ["once the block is taken back", 0],
    ["once what has ended is erased", 31],
  ])("%s", async (_when, days) => {
    await call(unblock(blocked.member), { token: ada.token });
    const one = await waitDays(context(), unmatched, days);
    const other = await waitDays(context(), blocked, 0);
    for (const [name, row] of looks) {
      expect(await askRow(context(), row, other), name).toEqual(await askRow(context(), row, one));
    }
  });
});

interface Left extends Pair {
  readonly context: TestContext;
  readonly etags: Etags;
  /** How what was open about Ada was closed. */
  readonly closed: readonly unknown[];
  /** The frames that the member received live, in the order of their texts. */
  readonly frames: readonly string[];
}

/**
 * A member who likes Ada and asks AIs about her, without a match: she blocks the member, is suspended, or
 * deletes her account, each in a world of its own. The member may not find out which it was (decision 0021).
 */
describe("a block without a match is an absence to whom it meets", () => {
  const leavings = [
    (context: TestContext, ada: Member, member: Member) =>
      context.call(block(member), { token: ada.token }),
    (context: TestContext, ada: Member) => suspend(context, ada),
    (context: TestContext, ada: Member) => deleteAccount(context, ada),
  ];
  const worlds = leavings.map((leave) => ({
    leave,
    context: useMemoryServer({ PORT: "0" }, { ai: createTestVoice().ai }),
  }));
  let pairs: readonly Left[] = [];

  beforeAll(async () => {
    const clocks = worlds.map(({ context }) => context.server.clock);
    const latest = Math.max(...clocks.map((clock) => clock.now().getTime()));
    for (const clock of clocks) clock.advance((latest - clock.now().getTime()) / 1_000);
    pairs = await Promise.all(worlds.map(({ leave, context }) => loseSight(context(), leave)));
  });

  async function loseSight(context: TestContext, leave: (typeof leavings)[number]): Promise<Left> {
    const { call, server } = context;
    const url = await server.listen();
    const people = await addPeople(context, [{ answers: 0 }, { answers: 1 }]);
    const [ada, member] = await Promise.all(
      people.map(async ({ email, nickname }) => ({ ...(await signIn(call, email)), nickname })),
    );
    if (!ada || !member) throw new Error("a member is missing");
    await setFiles(context, ada.token);
    const etags = await etagsOf(context, ada);
    expect((await call(like(ada), { token: member.token })).status).toBe(200);
    server.clock.advance(11);
    const things = await askAbout(context, ada, member);
    const targets = { ...nothing(), ...things, userId: ada.id, nickname: ada.nickname };
    const talks = await Promise.all(
      [things.twinId, things.adviceId].map((id) => connectTo(url, member, id)),
    );
    const whole = await openLive(url, member.token);
    // The twin and the advisor have answered shortly before.
    expect(await whole.frames.next()).toMatchObject({ event: "resync" });
    await leave(context, ada, member);
    const closed = await Promise.all(talks.map((talk) => talk.closedInTime()));
    await whole.settle();
    whole.socket.terminate();
    const frames = whole.frames.all
      .slice(1)
      .map((frame) => inGeneral(JSON.stringify(frame), { member, targets }))
      .toSorted();
    return { context, member, targets, etags, closed, frames };
  }

  /** Compares what the three get. @returns what each of them gets */
  async function same<Answer>(get: (pair: Left) => Answer | Promise<Answer>, about?: string) {
    const [first, ...others] = await Promise.all(pairs.map(get));
    for (const other of others) expect(other, about).toEqual(first);
    return first;
  }

  it("in open connections, and in live notices", async () => {
    const ended = { code: 4403, reason: "conversation ended" };
    expect(await same(({ closed }) => closed)).toEqual([ended, ended]);
    expect(await same(({ frames }) => frames)).toEqual(
      ["adviceId", "twinId"].map((id) =>
        JSON.stringify({ type: "event", event: "conversation_ended", conversation_id: `<${id}>` }),
      ),
    );
  });

  it("in the own copy, and in what a browser with a picture or recording is answered", async () => {
    const copy = await same((pair) => copyOf(pair.context, pair));
    expect(copy?.map(([path]) => path)).toContain("safety.json");
    const answers = await same((pair) => askForFiles(pair.context, pair, pair.etags));
    expect(new Set(answers?.map(([status]) => status))).toEqual(new Set([404]));
  });

  it.each(rowsAboutOthers)("in the answer of %s", async (_name, row) => {
    const answer = await same((pair) => askRow(pair.context, row, pair));
    expect(answer?.status).toBeLessThan(500);
  });

  const blockAgain = async ({ context: { call }, member, targets }: Left) => {
    const ada = { id: targets.userId };
    const answers = [];
    for (const path of [block(ada), report(ada), unblock(ada), block(ada), report(ada)]) {
      const body = path === report(ada) ? { body: { reason: "spam" } } : {};
      answers.push((await call(path, { token: member.token, ...body })).status);
    }
    const { items } = (await call("GET /me/blocks", { token: member.token })).body;
    return { answers, items };
  };

  it("in the own block, its list and the own copy of it", async () => {
    expect(await same(blockAgain)).toEqual({ answers: [204, 202, 204, 204, 202], items: [] });
    const copy = await same((pair) => copyOf(pair.context, pair));
    expect(JSON.stringify(copy)).not.toContain("<nickname>");
  });

  it.each([
    ["once who has left is erased", 31, [204, 202, 204, 204, 202]],
    ["once the like is out of time", 150, [404, 404, 204, 404, 404]],
  ])("%s", async (_when, days, answers) => {
    pairs = await Promise.all(pairs.map((pair) => waitDays(pair.context, pair, days)));
    for (const [name, row] of looks) {
      // The nickname of an erased account is free, and names are taken once.
      if (name !== "checkNickname") await same((pair) => askRow(pair.context, row, pair), name);
    }
    expect(await same(blockAgain)).toEqual({ answers, items: [] });
  });
});
