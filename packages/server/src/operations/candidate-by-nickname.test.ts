import { describe, expect, it } from "vitest";
import { addPeople } from "../testing/add-people.ts";
import { memberWithProfile } from "../testing/member-with-profile.ts";
import { signIn } from "../testing/new-member.ts";
import { block } from "../testing/say.ts";
import { useSharedServer } from "../testing/use-shared-server.ts";

const view = (nickname: string): string => `GET /discover/nickname/${encodeURIComponent(nickname)}`;

describe("one member by nickname", () => {
  const context = useSharedServer();

  it("is shown as on a card, however the nickname is written and whatever the filters say", async () => {
    const { call } = context();
    const [first, far] = await addPeople(context(), [
      { criteria: { target_sex: "male", max_distance_km: 1 } },
      { age: 80, profile: { country: "NZ", city: "Nelson" } },
    ]);
    const { token } = await signIn(call, first?.email ?? "");
    const nickname = far?.nickname ?? "";
    for (const written of [nickname, nickname.toUpperCase(), `  ${nickname} `]) {
      const { status, body, bytes, headers } = await call(view(written), { token });
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(body).toMatchObject({
        id: far?.id,
        age_years: { Int32: 80 },
        compatibility: { completeness: expect.any(Number) },
      });
      expect(bytes.toString()).not.toMatch(/birth_date|email/);
    }
  });

  it("is nobody for who is nobody, oneself, not to be found yet, or kept away in either direction", async () => {
    const { call } = context();
    const [first, blocked, blocker] = await addPeople(context(), [{}, {}, {}]);
    const me = await signIn(call, first?.email ?? "");
    const waiting = await memberWithProfile(context());
    const unfinished = (await call("GET /me/profile", { token: waiting.token })).body.nickname;
    await call(block({ id: blocked?.id ?? "" }), { token: me.token });
    const { token } = await signIn(call, blocker?.email ?? "");
    await call(block(me), { token });
    const answers = await Promise.all(
      [
        "Nobody at all",
        first?.nickname ?? "",
        JSON.parse(JSON.stringify(unfinished)).String,
        blocked?.nickname ?? "",
        blocker?.nickname ?? "",
      ].map((nickname) => call(view(nickname), { token: me.token })),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, request_id: "" }).toEqual({ ...answers[0]?.body, request_id: "" });
    }
  });

  it("is asked for by members who have finished onboarding, and by no strangers", async () => {
    const { call } = context();
    expect((await call(view("Nobody at all"))).status).toBe(401);
    const { token } = await memberWithProfile(context());
    const { status, body } = await call(view("Nobody at all"), { token });
    expect([status, body.error_code]).toEqual([403, "onboarding_incomplete"]);
  });
});
