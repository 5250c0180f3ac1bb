import { beforeAll, describe, expect, it } from "vitest";
import { addPeople } from "../../../packages/server/src/testing/add-people.ts";
import { openLive } from "../../../packages/server/src/testing/live-client.ts";
import { openMemoryDatabase } from "../../../packages/server/src/testing/memory-database.ts";
import { signIn } from "../../../packages/server/src/testing/new-member.ts";
import { block } from "../../../packages/server/src/testing/say.ts";
import { setFiles } from "../../../packages/server/src/testing/set-files.ts";
import { joinTalk } from "../../../packages/server/src/testing/talk.ts";
import { createTestVoice } from "../../../packages/server/src/testing/test-voice.ts";
import { useTestServer } from "../../../packages/server/src/testing/use-test-server.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";
import { type Asker, meet, type Member, nothing, type Targets } from "./world.ts";

/** What every answer has of its own. */
const ownHeaders = ["date", "x-request-id", "content-length", "etag"];
/** Lists and facts that name others, without naming whom they are about in the request. */
const isLook = (call: string): boolean => call.startsWith("GET ");
/** Random in every answer, and about nobody. */
const random = ["getContactStamp", "getRobotCheck"];

interface Parted {
  readonly member: Member;
  readonly targets: Targets;
  /** What was open when it ended: how it closed. */
  readonly closed: readonly unknown[];
  /** What the member was told of live. */
  readonly told: unknown;
}

/**
 * Two members with the same past with Ada: she ends the match with one, and blocks the other. Neither may
 * find anything by which to tell which was done (DESIGN.md, decision 19).
 */
describe("a block is an unmatch to whom it meets", () => {
  const context = useTestServer(openMemoryDatabase, { PORT: "0" }, { ai: createTestVoice().ai });
  let ada: Member;
  let url = "";
  let unmatched: Parted;
  let blocked: Parted;

  beforeAll(async () => {
    url = await context().server.listen();
    const people = await addPeople(context(), [
      { answers: 0 },
      ...[1, 1].map((answers) => ({ answers, profile: { bio: "One of two." } })),
    ]);
    const [first, ...others] = await Promise.all(
      people.map(async ({ email, nickname }) => ({
        ...(await signIn(context().call, email)),
        nickname,
      })),
    );
    const [one, two] = others;
    if (!first || !one || !two) throw new Error("somebody is missing");
    ada = first;
    await setFiles(context(), ada.token);
    unmatched = await part(one, (matchId) => `DELETE /matches/${matchId}`);
    blocked = await part(two, () => block(two));
  });

  async function part(member: Member, how: (matchId: string) => string): Promise<Parted> {
    const { call } = context();
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
    const told = await whole.frames.next();
    whole.socket.terminate();
    const targets = { ...nothing(), ...things, userId: ada.id, nickname: ada.nickname };
    return { member, targets, closed, told: inGeneral(JSON.stringify(told), { member, targets }) };
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

  const ask = async (row: Row, { member, targets }: Parted) => {
    const asker: Asker = { relation: "matched", ...member };
    const { call, untold: _, ...options } = row.ask(targets, asker);
    const { status, headers, bytes } = await context().call(call, {
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
    const asked = row.ask(targets, {
      relation: "matched",
      email: "",
      token: undefined,
      cookie: undefined,
    });
    const text = `${asked.call} ${JSON.stringify(asked.body)} ${String(asked.payload)}`;
    return (
      isLook(asked.call) ||
      Object.values(about).some((id) => text.includes(id) || text.includes(encodeURIComponent(id)))
    );
  };

  it("in what was open, and what is told", () => {
    expect(blocked.closed).toEqual(unmatched.closed);
    const ended = { code: 4403, reason: "conversation ended" };
    expect(blocked.closed).toEqual([ended, ended, ended]);
    expect(blocked.told).toEqual(unmatched.told);
  });

  // Every operation has a row; one that is added is tried here by itself.
  it.each(
    Object.entries(rows).filter(([name, row]) => !random.includes(name) && isAboutOthers(row)),
  )("in the answer of %s", async (_name, row) => {
    expect(await ask(row, blocked)).toEqual(await ask(row, unmatched));
  });
});
