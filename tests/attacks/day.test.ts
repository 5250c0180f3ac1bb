import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { dayRules } from "../../packages/server/src/features/day-limits/rules.ts";
import { dayOf } from "../../packages/server/src/foundation/clock.ts";
import { completeMember } from "../../packages/server/src/testing/complete-member.ts";
import { form } from "../../packages/server/src/testing/uploads/form.ts";
import {
  newMember,
  signIn,
  type TestMember,
} from "../../packages/server/src/testing/new-member.ts";
import { like } from "../../packages/server/src/testing/say.ts";
import { useMemoryServer } from "../../packages/server/src/testing/use-test-server.ts";
import { memberDayStore } from "../../packages/server/src/features/day-limits/store.ts";

const DAY = 24 * 60 * 60;
const USED_UP = [429, "daily_limit"];

describe("a day has an end", () => {
  const context = useMemoryServer({ LIMITS: "on" });
  const days = () => memberDayStore(context().server.services.db);
  const today = () => dayOf(context().server.clock.now());
  const statusOf = async (path: string, { token }: TestMember, options: object = {}) => {
    const { status, body } = await context().call(path, { token, ...options });
    return [status, body.error_code];
  };
  const tomorrow = async (member: TestMember, count = 1) => {
    context().server.clock.advance(count * DAY);
    return signIn(context().call, member.email);
  };

  it("for megabytes, in whatever kind of upload and also for what is refused", async () => {
    const eve = await newMember(context());
    const voice = form(Buffer.from("no voice"), { field: "voice_message" });
    const uploads = [
      ["POST /me/profile/picture", form(Buffer.from("no picture"))],
      ["POST /me/profile/voice", voice],
      [`POST /conversations/${randomUUID()}/messages/audio`, voice],
      ["POST /voice/query", voice],
    ] as const;
    await days().addBytes(eve.id, today(), dayRules.megabytesMember * 1024 * 1024 - 1);
    expect(await statusOf("POST /me/profile/voice", eve, voice)).toEqual([
      415,
      "unsupported_media_type",
    ]);
    for (const [path, upload] of uploads) {
      expect(await statusOf(path, eve, upload), path).toEqual(USED_UP);
    }
    const { headers } = await context().call("POST /me/profile/voice", {
      token: eve.token,
      ...voice,
    });
    const left = DAY - ((context().server.clock.now().getTime() / 1_000) % DAY);
    expect(Number(headers["retry-after"])).toBe(Math.ceil(left));
    expect(await statusOf("POST /me/profile/voice", await tomorrow(eve), voice)).toEqual([
      415,
      "unsupported_media_type",
    ]);
  });

  it("for people, by whatever they are looked at, but for those of today and of one's own past", async () => {
    const ada = await completeMember(context());
    const ben = await completeMember(context());
    const cleo = await completeMember(context());
    let eve = await completeMember(context());
    const byName = async ({ token }: TestMember) => {
      const { body } = await context().call("GET /me", { token });
      const { String: nickname } = body.nickname as { readonly String: string };
      return `GET /discover/nickname/${encodeURIComponent(nickname)}`;
    };
    const [adaByName, benByName, cleoByName] = [
      await byName(ada),
      await byName(ben),
      await byName(cleo),
    ];
    const spend = (count: number) =>
      days().addPeople(
        eve.id,
        today(),
        Array.from({ length: count }, () => randomUUID()),
        dayRules.peopleMember,
      );
    const looks = [
      ["GET /discover", {}],
      [adaByName, {}],
      [`GET /profile/picture/${ada.id.toUpperCase()}`, {}],
      [`GET /profile/voice/${ada.id}`, {}],
      ["POST /twins", { body: { candidate_user_id: ada.id } }],
      ["POST /twin/advice/start", { body: { candidate_user_id: ada.id } }],
    ] as const;
    const lookAround = async () => {
      const seen: unknown[] = [];
      for (const [path, options] of looks) seen.push(await statusOf(path, eve, options));
      return seen;
    };

    await spend(dayRules.peopleNewMember - 1);
    expect(await statusOf(benByName, eve)).toEqual([200, undefined]);
    expect(await lookAround()).toEqual(looks.map(() => USED_UP));
    expect(await statusOf(benByName, eve)).toEqual([200, undefined]);
    expect((await statusOf(like(ada), eve))[0]).toBe(200);
    expect(await statusOf(adaByName, eve)).toEqual([200, undefined]);

    eve = await tomorrow(eve, 4);
    await spend(dayRules.peopleMember - 1);
    expect(await statusOf(benByName, eve)).toEqual([200, undefined]);
    expect(await statusOf(cleoByName, eve)).toEqual(USED_UP);
    expect(await statusOf(cleoByName, await tomorrow(eve))).toEqual([200, undefined]);
  });
});
