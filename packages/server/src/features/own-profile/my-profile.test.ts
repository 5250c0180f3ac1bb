import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newMember, newNickname, type TestMember } from "../../testing/new-member.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { computeInsights } from "../insights/compute-insights.ts";
import { profileStore } from "../profiles/store.ts";

const SAVE = "PUT /me/profile";
const text = (value: string) => ({ Valid: true, String: value });
const born = (date: string) => ({ Valid: true, Time: `${date}T00:00:00Z` });
const nothing = { Valid: false };

describe("one's own profile", () => {
  const context = useSharedServer();
  const { call, server } = context;

  it("begins empty, sharing the twin", async () => {
    const { token } = await newMember(context());
    const { status, body } = await call("GET /me/profile", { token });
    expect(status).toBe(200);
    expect(body.nickname).toEqual({ Valid: false, String: "" });
    expect(body.profile).toMatchObject({
      birth_date: { Valid: false, Time: "0001-01-01T00:00:00Z" },
      height_cm: { Valid: false, Int32: 0 },
      social_links: [],
      twin_share_pre_like: { Valid: true, Bool: true },
      twin_share_on_match: { Valid: true, Bool: true },
    });
  });

  it("keeps every field", async () => {
    const { token } = await newMember(context());
    const profile = {
      first_name: text("Łucja"),
      last_name: text("Żółć"),
      birth_date: born("1990-02-28"),
      sex: text("female"),
      country: text("PL"),
      city: text("Łódź"),
      bio: text("Zwei Zeilen,\nund ein 🦊."),
      height_cm: { Valid: true, Int32: 171 },
      weight_kg: { Valid: true, Float64: 63.4 },
      social_links: [{ platform: "Web", url: "https://example.com/~l?a=b" }],
      children_status: text("has_children"),
      pets_status: text("has_pets"),
      child_intent: text("irrelevant"),
      pet_intent: text("yes"),
      twin_share_pre_like: { Valid: true, Bool: false },
      twin_share_on_match: { Valid: true, Bool: false },
    };
    const saved = await call(SAVE, { token, body: { profile } });
    expect(saved.status).toBe(200);
    expect(saved.body.profile).toMatchObject(profile);
    expect((await call("GET /me/profile", { token })).body).toEqual(saved.body);
  });

  it("can be sent back as it came, with and without values", async () => {
    const { token } = await newMember(context());
    for (const changes of [{}, { nickname: newNickname(), profile: { city: text("Faro") } }]) {
      const { body } = await call("GET /me/profile", { token });
      const { profile } = body;
      const sent = { ...changes, profile: { ...profile, ...changes.profile } };
      const saved = await call(SAVE, { token, body: sent });
      expect([saved.status, saved.body.profile]).toEqual([200, sent.profile]);
    }
  });

  it("changes what is sent, clears what is not valid, drops half-filled links", async () => {
    const { token } = await newMember(context());
    await call(SAVE, { token, body: { profile: { city: text("Faro"), bio: text("Olá") } } });
    const link = { platform: "Web", url: "https://example.com" };
    const changes = {
      bio: nothing,
      first_name: text(" \u3164\u200b"),
      last_name: text("van\n\tder  Berg "),
      weight_kg: { Valid: true, Float64: 70.26 },
      social_links: [
        link,
        { platform: "", url: "https://example.com" },
        { platform: "Web", url: "" },
        { platform: "Web", url: " \n" },
        { platform: "\u200b", url: "https://example.com" },
        { platform: "Web" },
        { url: "https://example.com" },
        { platform: null, url: null },
        { platform: " Cafe\u0301\nnoir", url: " HTTPS://Example.com/A\n" },
      ],
    };
    const { body } = await call(SAVE, { token, body: { profile: changes } });
    expect(body.profile).toMatchObject({
      city: text("Faro"),
      bio: { Valid: false, String: "" },
      first_name: { Valid: false, String: "" },
      last_name: text("van der Berg"),
      weight_kg: { Valid: true, Float64: 70.3 },
      social_links: [link, { platform: "Café noir", url: "https://Example.com/A" }],
    });
  });

  it("is completed by nickname, birth date and sex, and never goes back", async () => {
    const { id, token } = await newMember(context());
    const status = async () => (await call("GET /me", { token })).body.onboarding_status;
    await call(SAVE, {
      token,
      body: { profile: { birth_date: born("1980-01-01"), sex: text("male") } },
    });
    expect(await status()).toBe("registered");
    await call(SAVE, { token, body: { profile: {}, nickname: newNickname() } });
    expect(await status()).toBe("profile_completed");
    for (const profile of [{ birth_date: nothing }, { sex: text("") }]) {
      expect((await call(SAVE, { token, body: { profile } })).status).toBe(422);
    }
    const corrected = { birth_date: born("1981-01-01"), sex: text("other") };
    expect((await call(SAVE, { token, body: { profile: corrected } })).status).toBe(200);
    expect(await status()).toBe("profile_completed");
    // No member has seen the former values.
    expect((await profileStore(server.services.db).find(id))?.identity.former).toBeNull();
  });

  it("changes its sex freely until others can find the member, and then once in 30 days", async () => {
    const { id, token } = await waitingMember(context());
    const saveAs = async (sex: string) =>
      (await call(SAVE, { token, body: { profile: { sex: text(sex) } } })).body.details;
    for (const sex of ["other", "male", "female", "other"]) {
      expect(await saveAs(sex)).toBeUndefined();
    }
    await computeInsights(server.services)({ userId: id }, randomUUID());
    expect(await saveAs("male")).toMatchObject([{ code: "changed_recently" }]);
  });

  it.each(["1991-06-07T00:00:00+02:00", "1991-06-07T23:30:00-05:00"])(
    "takes the birth date %s as the day that is written",
    async (time) => {
      const { token } = await newMember(context());
      const profile = { birth_date: { Valid: true, Time: time } };
      const { body } = await call(SAVE, { token, body: { profile } });
      expect(body.profile?.birth_date).toEqual(born("1991-06-07"));
    },
  );

  it("is for adults, from the eighteenth birthday", async () => {
    const [{ token: young }, { token }] = [await newMember(context()), await newMember(context())];
    const today = server.clock.now();
    const birthday = (days: number): string =>
      new Date(
        Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days),
      )
        .toISOString()
        .slice(0, 10);
    const save = (date: string, by = token) =>
      call(SAVE, { token: by, body: { profile: { birth_date: born(date) } } });
    const refused = await save(birthday(1), young);
    expect([refused.status, refused.body.error_code]).toEqual([422, "underage"]);
    expect((await save(birthday(0))).status).toBe(200);
    expect((await save("1850-01-01")).status).toBe(422);
  });

  it.each([
    ["an impossible height", { height_cm: { Valid: true, Int32: 20 } }, 422, "profile.height_cm"],
    [
      "a bio that leads out of Gemel",
      { bio: text("I bake. Insta: lena.lyon") },
      422,
      "profile.bio",
    ],
    ["a city that is a number", { city: text("06 12 34 56 78") }, 422, "profile.city"],
    ["a country that is none", { country: text("ZZ") }, 422, "profile.country"],
    ["a wrapper without its value", { city: { Valid: true } }, 422, "profile.city"],
    [
      "a link that is a script",
      { social_links: [{ platform: "x", url: "javascript:1" }] },
      400,
      "profile.social_links.0.url",
    ],
    [
      "a link without a host",
      { social_links: [{ platform: "x", url: "https://@" }] },
      400,
      "profile.social_links.0.url",
    ],
    [
      "a number to call in two parts",
      { city: text("Lyon 0612"), bio: text("345678 is my lucky one") },
      422,
      "profile.bio",
    ],
    ["a null byte", { bio: text("a\u0000b") }, 400, "profile.bio.String"],
    ["half a surrogate pair", { bio: text("a\ud83d") }, 400, "profile.bio.String"],
    [
      "half a surrogate pair in a list",
      { social_links: [{ platform: "\udc00", url: "https://example.com" }] },
      400,
      "profile.social_links.0.platform",
    ],
  ])("refuses %s and saves nothing of it", async (_name, profile, status, field) => {
    const { token } = await newMember(context());
    const before = (await call("GET /me/profile", { token })).body;
    const refused = await call(SAVE, {
      token,
      body: { profile: { last_name: text("X"), ...profile } },
    });
    expect(refused.status).toBe(status);
    expect(refused.body.error_code).toBe("validation_failed");
    expect(refused.body.details?.map((detail) => detail.field)).toContain(field);
    expect((await call("GET /me/profile", { token })).body).toEqual(before);
  });

  it("refuses a bio beside a nickname that has the other part of a number to call", async () => {
    const [named, written] = [await newMember(context()), await newMember(context())];
    const save = async ({ token }: TestMember, body: object) => {
      const answer = await call(SAVE, { token, body });
      return [answer.status, answer.body.details?.map(({ field, code }) => [field, code])];
    };
    const taken = [200, undefined];
    const refused = [422, [["profile.bio", "contact_details"]]];
    const half = { profile: { bio: text("345678 is my lucky one") } };
    expect(await save(named, { nickname: "Lena 061234", profile: {} })).toEqual(taken);
    expect(await save(named, half)).toEqual(refused);
    expect(await save(named, { profile: { bio: text("Since 1988") } })).toEqual(taken);
    expect(await save(written, half)).toEqual(taken);
    expect(await save(written, { nickname: "Lena 061235", profile: {} })).toEqual(refused);
    expect(await save(written, { nickname: newNickname(), profile: {} })).toEqual(taken);
  });

  it("keeps both of two saves at once", async () => {
    const { token } = await newMember(context());
    await Promise.all([
      call(SAVE, { token, body: { profile: { city: text("Faro") } } }),
      call(SAVE, { token, body: { profile: { first_name: text("Ida") } } }),
    ]);
    const { body } = await call("GET /me/profile", { token });
    expect(body.profile).toMatchObject({ city: text("Faro"), first_name: text("Ida") });
  });
});
