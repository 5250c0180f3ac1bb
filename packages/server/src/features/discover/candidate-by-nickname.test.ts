import { compatibility, dimensionNames } from "@gemel/psyche/compatibility";
import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { addPeople } from "../../testing/add-people.ts";
import { signIn } from "../../testing/new-member.ts";
import { like } from "../../testing/say.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { insightsStore } from "../insights/store.ts";

const view = (nickname: string): string => `GET /discover/nickname/${encodeURIComponent(nickname)}`;

describe("one member by nickname", () => {
  const context = useSharedServer();
  const { call } = context;

  it("is shown as on a card, however the nickname is written and whatever the filters say", async () => {
    const [first, far] = await addPeople(context(), [
      { criteria: { target_sex: "male", max_distance_km: 1 } },
      { age: 80, profile: { country: "NZ", city: "Nelson" } },
    ]);
    const { token } = await signIn(call, first.email);
    const nickname = far.nickname;
    for (const written of [nickname, nickname.toUpperCase(), `  ${nickname} `]) {
      const { status, body, bytes, headers } = await call(view(written), { token });
      expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(body).toMatchObject({
        id: far.id,
        age_years: { Int32: 80 },
        compatibility: { completeness: expect.any(Number) },
      });
      expect(bytes.toString()).not.toMatch(/birth_date|email/);
    }
  });

  it("shows how the two fit in steps and with one reason, and exactly once they match", async () => {
    const [first, second] = await addPeople(context(), [{ answers: 3 }, { answers: 4 }]);
    const me = await signIn(call, first.email);
    const them = await signIn(call, second.email);
    const fit = async () => {
      const { bytes } = await call(view(second.nickname), { token: me.token });
      const { compatibility: shown } = JSON.parse(bytes.toString()) as Schemas["Candidate"];
      if (shown === null) throw new Error("there is no compatibility");
      const { overall, is_discreet, reasons = {}, ...rest } = shown;
      return { overall, is_discreet, reasons, sides: dimensionNames.map((name) => rest[name]) };
    };
    const before = await fit();
    expect(before.is_discreet).toBe(true);
    expect((before.overall ?? NaN) % 5).toBe(0);
    expect(before.sides.filter((side) => ![20, 50, 80].includes(Number(side)))).toEqual([]);
    expect(Object.keys(before.reasons)).toHaveLength(1);
    await call(like(them), { token: me.token });
    await call(like(me), { token: them.token });
    const { services } = context().server;
    const scored = await insightsStore(services.db).findInputs([me.id, them.id]);
    const [own, theirs] = [scored.get(me.id), scored.get(them.id)];
    const exact = own && theirs && compatibility(own.inputs, theirs.inputs);
    const after = await fit();
    expect(after.is_discreet).toBeUndefined();
    expect(after.overall).toBe(exact?.overall);
    expect(Object.keys(after.reasons)).toEqual(dimensionNames);
  });

  it("shows no scores to a member whose own answers do not agree, and says so, until they match", async () => {
    const [first, second] = await addPeople(context(), [{ seesScores: false }, {}]);
    const me = await signIn(call, first.email);
    const them = await signIn(call, second.email);
    const see = async (token: string, nickname = "") =>
      (await call(view(nickname), { token })).body;
    expect(await see(me.token, second.nickname)).toMatchObject({
      compatibility: null,
      scores_withheld: true,
    });
    const seen = await see(them.token, first.nickname);
    expect(seen).toMatchObject({ compatibility: { completeness: 1 } });
    expect(seen).not.toHaveProperty("scores_withheld");
    await call(like(them), { token: me.token });
    await call(like(me), { token: them.token });
    const matched = await see(me.token, second.nickname);
    expect(matched).toMatchObject({ compatibility: { completeness: 1 } });
    expect(matched).not.toHaveProperty("scores_withheld");
  });
});
