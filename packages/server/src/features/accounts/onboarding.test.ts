import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { memberWithProfile, type TestMember } from "../../testing/new-member.ts";
import { like, undo } from "../../testing/say.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const id = randomUUID();

describe("before the questionnaire is answered", () => {
  const context = useSharedServer();
  let early: TestMember;
  let waiting: TestMember;
  beforeAll(async () => {
    early = await memberWithProfile(context());
    waiting = await waitingMember(context());
  });
  const ask = async (path: string, { token }: TestMember) => {
    const { status, body } = await context().call(path, { token });
    return [status, body.error_code];
  };

  it.each([
    "GET /discover",
    "GET /discover/nickname/Unknown%20name",
    like({ id }),
    undo({ id }),
    `DELETE /matches/${id}`,
    `POST /conversations/from-match/${id}`,
    `DELETE /conversations/${id}`,
    `GET /conversations/${id}/messages`,
  ])("%s is closed", async (path) => {
    expect(await ask(path, early)).toEqual([403, "onboarding_incomplete"]);
  });

  it.each([
    "GET /me/likes?direction=given",
    "GET /me/likes?direction=received",
    "GET /me/matches",
    "GET /conversations",
  ])("%s is closed, and open while the answers are analysed", async (path) => {
    expect(await ask(path, early)).toEqual([403, "onboarding_incomplete"]);
    expect(await ask(path, waiting)).toEqual([200, undefined]);
  });
});
