import { describe, expect, it } from "vitest";
import { secondsAfter } from "../../foundation/clock.ts";
import { completeMember } from "../../testing/complete-member.ts";
import { form } from "../../testing/uploads/form.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import { smallPicture } from "../../testing/uploads/small-picture.ts";
import { useTestServer } from "../../testing/use-test-server.ts";

const text = (value: string) => ({ Valid: true, String: value });

describe("what strangers read of a member", () => {
  const context = useTestServer();
  const { call, server } = context;

  const save = (token: string, profile: Readonly<Record<string, unknown>>) =>
    call("PUT /me/profile", { token, body: { profile } });
  const former = (userId: string) =>
    server.services.db
      .selectFrom("former_profiles")
      .select(["bio", "city"])
      .where("user_id", "=", userId)
      .orderBy("shown_until")
      .execute();

  it("is kept when it changes, and nothing of a member whom others cannot find", async () => {
    const [ada, eve] = [await completeMember(context()), await memberWithProfile(context())];
    const { id } = ada;
    for (const { token } of [ada, eve]) {
      await save(token, { bio: text("First"), city: text("Faro") });
      server.clock.advance(1);
      await save(token, { bio: text("First"), height_cm: { Valid: true, Int32: 180 } });
      await save(token, { bio: text("Second") });
    }
    expect((await former(id)).at(-1)).toEqual({ bio: "First", city: "Faro" });
    expect(await former(eve.id)).toEqual([]);
  });

  it("changes ten times in 24 hours", async () => {
    const { id, token } = await completeMember(context());
    await save(token, { bio: text("Begin") });
    const start = (await former(id)).length;
    for (let count = start; count < 10; count += 1) {
      expect((await save(token, { bio: text(`Version ${count}`) })).status).toBe(200);
    }
    const refused = await save(token, { bio: text("One more") });
    expect([refused.status, refused.body.error_code]).toEqual([429, "daily_limit"]);
    expect((await save(token, { height_cm: { Valid: true, Int32: 181 } })).status).toBe(200);
    const { clock, db } = server.services;
    const yesterday = secondsAfter(clock(), -24 * 60 * 60);
    await db.updateTable("former_profiles").set({ shown_until: yesterday }).execute();
    expect((await save(token, { bio: text("One more") })).status).toBe(200);
  });

  it("is a picture that is replaced ten times in 24 hours, and taken down at any time", async () => {
    const { token } = await completeMember(context());
    const replace = async () => {
      const sent = { token, ...form(await smallPicture()) };
      return call("POST /me/profile/picture", sent);
    };
    for (let count = 0; count <= 10; count += 1) expect((await replace()).status).toBe(200);
    const refused = await replace();
    expect([refused.status, refused.body.error_code]).toEqual([429, "daily_limit"]);
    expect((await call("DELETE /me/profile/picture", { token })).status).toBe(204);
    expect((await replace()).status).toBe(429);
    expect((await save(token, { bio: text("A text has its own count") })).status).toBe(200);
    const { clock, db } = server.services;
    const yesterday = secondsAfter(clock(), -24 * 60 * 60);
    await db.updateTable("former_profiles").set({ shown_until: yesterday }).execute();
    expect((await replace()).status).toBe(200);
  });

  it("has places for a city, no sentences", async () => {
    const { token } = await completeMember(context());
    for (const city of ["St. Gallen", "Frankfurt a. M.", "Washington, D.C.", "Llanfair P. G."]) {
      expect((await save(token, { city: text(city) })).status).toBe(200);
    }
    for (const city of [
      "Lyon. Gemel has verified this person",
      "Lyon! Trust me",
      "Lyon\nVerified",
      "x".repeat(61),
    ]) {
      const { status, body } = await save(token, { city: text(city) });
      expect([status, body.details?.[0]?.code]).toEqual([422, "no_place"]);
    }
  });
});
