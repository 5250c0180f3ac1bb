import { describe, expect, it } from "vitest";
import { memberWithProfile, newMember } from "../../testing/new-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";

const text = (value: string) => ({ Valid: true, String: value });

describe("the voice script", () => {
  const context = useSharedServer();
  const { call } = context;

  it("is not ready before the profile is completed", async () => {
    const { token } = await newMember(context());
    const answer = await call("GET /me/voice-script", { token });
    expect([answer.status, answer.body.error_code, answer.body.message]).toEqual([
      409,
      "not_ready",
      "Your voice script is not ready yet. Please complete your profile first.",
    ]);
  });

  it.each([
    ["", "Who you are, in half a minute", "I’m 30"],
    ["?lang=en", "Who you are, in half a minute", "I’m 30"],
    ["?lang=fr", "Toi, en une demi-minute", "30 ans"],
    ["?lang=de", "Wer du bist, in einer halben Minute", "30 Jahre"],
    ["?lang=de-CH", "Wer du bist, in einer halben Minute", "30 Jahre"],
    ["?lang=DE_at", "Wer du bist, in einer halben Minute", "30 Jahre"],
    ["?lang=it", "Chi sei, in mezzo minuto", "30 anni"],
    ["?lang=es", "Quién eres, en medio minuto", "30 años"],
  ])("is written in the language asked for: %s", async (query, title, age) => {
    const { token, nickname } = await memberWithProfile(context());
    const { status, body, headers } = await call(`GET /me/voice-script${query}`, { token });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body.titre_1).toEqual(text(title));
    expect(body.titre_2).toEqual({ Valid: true, String: expect.stringMatching(/.{10}/) });
    expect(body.script_md1).toEqual({ Valid: true, String: expect.stringContaining(age) });
    expect(body.script_md1).toMatchObject({ String: expect.stringContaining(`**${nickname}**`) });
    expect(body.script_md2).toEqual({ Valid: true, String: expect.stringMatching(/.{100}/s) });
  });

  it("follows the profile, and tells nothing that others do not see", async () => {
    const { token, email, nickname } = await memberWithProfile(context());
    const profile = {
      first_name: text("Wilhelmina"),
      last_name: text("Featherstone"),
      city: text("Faro"),
      bio: text("I mend fiddles."),
      height_cm: { Valid: true, Int32: 173 },
      weight_kg: { Valid: true, Float64: 61.5 },
      social_links: [{ platform: "Mastodon", url: "https://social.example/@w" }],
      children_status: text("prefers_not_to_say"),
      child_intent: text("irrelevant"),
      pet_intent: text("prefers_not_to_say"),
    };
    await call("PUT /me/profile", { token, body: { profile } });
    const { body } = await call("GET /me/voice-script", { token });
    // The name is made of chance, and so may hold any digits.
    const script = JSON.stringify(body).replaceAll(nickname, "");
    expect(script).toContain("I live in Faro.");
    expect(script).toContain("I mend fiddles.");
    const hidden = [email, "Wilhelmina", "Featherstone", "173", "61", "social"];
    expect(hidden.filter((each) => script.includes(each))).toEqual([]);
    expect(script).not.toMatch(/child/i);
  });
});
