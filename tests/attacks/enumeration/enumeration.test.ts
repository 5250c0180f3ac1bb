import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minCost } from "../../../packages/server/src/features/accounts/password-hashes.ts";
import { addPeople } from "../../../packages/server/src/testing/add-people.ts";
import {
  newEmail,
  newNickname,
  registration,
  signIn,
  type TestMember,
} from "../../../packages/server/src/testing/new-member.ts";
import { block } from "../../../packages/server/src/testing/say.ts";
import { setFiles } from "../../../packages/server/src/testing/uploads/set-files.ts";
import { useMemoryServer } from "../../../packages/server/src/testing/use-test-server.ts";
import type { CallOptions } from "../../../packages/server/src/testing/call.ts";
import { isWhole } from "../whole.ts";
import { median } from "./median.ts";

/** The target of a stranger's request: a member who blocks the stranger, or an unknown id. */
interface Subject {
  readonly email: string;
  readonly id: string;
  readonly nickname: string;
}

type Question = (subject: Subject) => readonly [call: string, options: CallOptions];

/** The requests that could reveal who is a member, or who has blocked the stranger. */
const questions: Readonly<Record<string, Question>> = {
  register: ({ email }) => ["POST /auth/register", { body: registration(email) }],
  "sign in": ({ email }) => ["POST /auth/login", { body: { email, password: "not the password" } }],
  "forgotten password": ({ email }) => ["POST /auth/forgot-password", { body: { email } }],
  "verification once more": ({ email }) => ["POST /auth/resend-verification", { body: { email } }],
  picture: ({ id }) => [`GET /profile/picture/${id}`, {}],
  voice: ({ id }) => [`GET /profile/voice/${id}`, {}],
  profile: ({ nickname }) => [`GET /discover/nickname/${encodeURIComponent(nickname)}`, {}],
  like: ({ id }) => [`POST /profiles/${id}/like`, { body: {} }],
};

const tries = isWhole ? 2_000 : 3;

describe("whether an address or id is a member's", () => {
  const context = useMemoryServer({}, { passwordCost: minCost });
  const { call } = context;
  let stranger: TestMember;
  let member: Subject;
  const figures: Record<string, Record<string, string>> = {};

  beforeAll(async () => {
    const [ada, dan] = await addPeople(context(), [{}, {}]);
    stranger = await signIn(call, dan.email);
    const { token } = await signIn(call, ada.email);
    await setFiles(context(), token);
    await call(block(stranger), { token });
    member = ada;
  });
  afterAll(() => {
    if (isWhole) console.table(figures);
  });

  const unknownSubject = (): Subject => ({
    email: newEmail(),
    id: randomUUID(),
    nickname: newNickname("Member"),
  });

  it("is not revealed by signing in with what one has registered there oneself", async () => {
    const refusals = await Promise.all(
      [member, unknownSubject()].map(async ({ email }) => {
        const password = "a stranger's pass phrase";
        await call("POST /auth/register", { body: { ...registration(email), password } });
        const { status, body } = await call("POST /auth/login", { body: { email, password } });
        return [status, { ...body, request_id: "" }];
      }),
    );
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toMatchObject([403, { error_code: "email_not_verified" }]);
  });

  it.each(Object.entries(questions))(
    "is not revealed by: %s",
    { timeout: 3_600_000 },
    async (name, question) => {
      const ask = async (subject: Subject) => {
        const [path, options] = question(subject);
        const isOpen = path.includes("/auth/");
        const begun = performance.now();
        const { status, headers, bytes } = await call(path, {
          ...options,
          token: isOpen ? undefined : stranger.token,
        });
        const ms = performance.now() - begun;
        const { date: _date, "x-request-id": id, "set-cookie": cookie, ...same } = headers;
        const body = bytes.toString().replaceAll(String(id), "");
        const secret = /=[\w-]{43};/;
        return {
          ms,
          visible: { status, headers: same, cookie: String(cookie).replace(secret, ""), body },
        };
      };
      const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      for (let count = 0; count < tries; count += 1) {
        const [known, unknown] = [await ask(member), await ask(unknownSubject())];
        expect(known.visible).toEqual(unknown.visible);
        times.known.push(known.ms);
        times.unknown.push(unknown.ms);
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      figures[name] = {
        "known ms": known.toFixed(2),
        "unknown ms": unknown.toFixed(2),
        "apart ms": Math.abs(known - unknown).toFixed(2),
        ratio: (known / unknown).toFixed(3),
      };
    },
  );
});
