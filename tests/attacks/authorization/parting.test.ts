import { beforeAll, describe, expect, it } from "vitest";
import { eraseExpired } from "../../../packages/server/src/erase-expired.ts";
import { composeCopy } from "../../../packages/server/src/features/export/compose-copy.ts";
import { addPeople } from "../../../packages/server/src/testing/add-people.ts";
import { openLive } from "../../../packages/server/src/testing/live/live-client.ts";
import { openMemoryDatabase } from "../../../packages/server/src/testing/database/memory-database.ts";
import { signIn } from "../../../packages/server/src/testing/new-member.ts";
import { block, unblock } from "../../../packages/server/src/testing/say.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import { joinTalk } from "../../../packages/server/src/testing/live/talk.ts";
import { createTestVoice } from "../../../packages/server/src/testing/uploads/test-voice.ts";
import { useTestServer } from "../../../packages/server/src/testing/use-test-server.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { type Asker, meet, type Member, nothing, type Targets } from "./world.ts";

/** What every answer has of its own. */
const ownHeaders = ["date", "x-request-id", "content-length", "etag"];
const moments = /"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g;
/** Lists and facts that name others, without naming whom they are about in the request. */
const isLook = (call: string): boolean => call.startsWith("GET ");
/** Operations with random answers that concern no member. */
const random = ["getContactStamp", "getRobotCheck"];

const noAsker: Asker = { relation: "matched", email: "", token: undefined, cookie: undefined };

interface Parted {
  readonly member: Member;
  readonly targets: Targets;
  /** What was open when it ended: how it closed. */
  readonly closed: readonly unknown[];
  /** The frame that the member received live. */
  readonly notice: unknown;
}

/**
 * Two members with the same past with Ada: she ends the match with one, and blocks the other. Neither may
 * find out which of the two happened (decision 0021).
 */
describe("a block is an unmatch to whom it meets", () => {
  const context = useTestServer(openMemoryDatabase, { PORT: "0" }, { ai: createTestVoice().ai });
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
    unmatched = await part(one, (matchId) => `DELETE /matches/${matchId}`);
    blocked = await part(two, () => block(two));
  });

  async function part(member: Member, how: (matchId: string) => string): Promise<Parted> {
    const things = await meet(context(), ada, member);
    const talks = await Promise.all(
      [things.conversationId, things.twinId, things.adviceId].map((id) =>
        joinTalk(url, member, id),
      ),
    );
    const whole = await openLive(url, member.token);
    const { status } = await call(how(things.matchId), { token: ada.token });
    expect(status).toBe(204);
    const closed = await Promise.all(talks.map((talk) => talk.closedInTime()));
    const notice = await whole.frames.next();
    whole.socket.terminate();
    const targets = { ...nothing(), ...things, userId: ada.id, nickname: ada.nickname };
    return {
      member,
      targets,
      closed,
      notice: inGeneral(JSON.stringify(notice), { member, targets }),
    };
  }

  /** A text without what is of this member alone. */
  function inGeneral(
    text: string,
    { member, targets }: Pick<Parted, "member" | "targets">,
  ): string {
    const other = member.id === unmatched?.member.id ? blocked?.member : unmatched?.member;
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

  const ask = async (row: Row, { member, targets }: Pick<Parted, "member" | "targets">) => {
    const asker: Asker = { relation: "matched", ...member };
    const { call: asked, untold: _, ...options } = row.ask(targets, asker);
    const { status, headers, bytes } = await call(asked, {
      token: member.token,
      ...options,
    });
    return {
      status,
      headers: Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)),
      body: inGeneral(bytes.toString(), { member, targets }),
    };
  };

  /** Whether a call looks at others, or is about Ada or what was between the two. */
  const isAboutOthers = (row: Row): boolean => {
    const targets = nothing();
    const { stamp: _, sessionId: __, ...about } = targets;
    const asked = row.ask(targets, noAsker);
    const text = `${asked.call} ${JSON.stringify(asked.body)} ${String(asked.payload)}`;
    return (
      isLook(asked.call) ||
      Object.values(about).some((id) => text.includes(id) || text.includes(encodeURIComponent(id)))
    );
  };

  it("in open connections, and in live notices", () => {
    expect(blocked.closed).toEqual(unmatched.closed);
    const ended = { code: 4403, reason: "conversation ended" };
    expect(blocked.closed).toEqual([ended, ended, ended]);
    expect(blocked.notice).toEqual(unmatched.notice);
  });

  it("in their own copies of what is kept about them", async () => {
    const { services } = server;
    const copyOf = async ({ member, targets }: Parted) => {
      const files: (readonly [string, string])[] = [];
      for await (const { path, bytes } of composeCopy(services, member.id)) {
        const pieces: Buffer[] = [];
        for await (const piece of bytes) pieces.push(Buffer.from(piece));
        const text = Buffer.concat(pieces).toString(path.endsWith(".json") ? "utf8" : "base64");
        files.push([path, inGeneral(text, { member, targets }).replaceAll(moments, "<time>")]);
      }
      return files;
    };
    const copy = await copyOf(blocked);
    expect(copy.map(([path]) => path)).toContain("conversations/0001.json");
    expect(copy).toEqual(await copyOf(unmatched));
  });

  it("in what a browser that has a picture or recording is answered", async () => {
    for (const kind of ["picture", "voice"]) {
      const answers = [];
      for (const { member, targets } of [blocked, unmatched]) {
        const path = `GET /profile/${kind}/${targets.userId}`;
        const { headers: own } = await call(path, { token: ada.token });
        for (const headers of [
          { "if-none-match": String(own["etag"]) },
          { "if-none-match": "*" },
          { "if-modified-since": new Date("2100-01-01").toUTCString() },
          { range: "bytes=0-0" },
        ]) {
          const { status, bytes } = await call(path, { token: member.token, headers });
          answers.push([status, bytes.length]);
        }
      }
      expect(answers.slice(0, 4)).toEqual(answers.slice(4));
      expect(new Set(answers.map(([status]) => status))).toEqual(new Set([404]));
    }
  });

  // Every operation has a row; one that is added is tried here by itself.
  it.each(
    Object.entries(rows).filter(([name, row]) => !random.includes(name) && isAboutOthers(row)),
  )("in the answer of %s", async (_name, row) => {
    expect(await ask(row, blocked)).toEqual(await ask(row, unmatched));
  });

  it.each([
    ["once the block is taken back", 0],
    ["once what has ended is erased", 31],
  ])("%s", async (_when, days) => {
    await call(unblock(blocked.member), { token: ada.token });
    server.clock.advance(days * 24 * 60 * 60);
    await eraseExpired(server.services);
    const [one, other] = await Promise.all(
      [unmatched, blocked].map(async ({ member, targets }) => {
        const { token, cookie } = await signIn(call, member.email);
        return { targets, member: { ...member, token, cookie } };
      }),
    );
    if (one === undefined || other === undefined) throw new Error("a member is missing");
    for (const [name, row] of Object.entries(rows)) {
      if (random.includes(name) || !isAboutOthers(row) || !isLook(row.ask(nothing(), noAsker).call))
        continue;
      expect(await ask(row, other), name).toEqual(await ask(row, one));
    }
  });
});
