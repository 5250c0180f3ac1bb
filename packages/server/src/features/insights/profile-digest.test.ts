import { questionnaire } from "@gemel/psyche/questionnaire";
import { describe, expect, it } from "vitest";
import { wholeAnswers } from "../../testing/answers.ts";
import { memberWithProfile } from "../../testing/new-member.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";

const DIGEST = "GET /me/profile-digest";

describe("the profile digest", () => {
  const context = useSharedServer();
  const { call, server } = context;

  it("is closed before there are answers, and being prepared until they are analysed", async () => {
    const early = await call(DIGEST, await memberWithProfile(context()).then(tokenOnly));
    expect([early.status, early.body.error_code]).toEqual([403, "onboarding_incomplete"]);
    const waiting = await call(DIGEST, await waitingMember(context()).then(tokenOnly));
    expect([waiting.status, waiting.body.error_code, waiting.body.message]).toEqual([
      409,
      "not_ready",
      "Your insights are being prepared. Please come back soon.",
    ]);
  });

  it("tells scores and a summary in the language asked for, and no answer", async () => {
    const { token, email } = await memberWithProfile(context());
    await call("POST /psy/answers", { token, body: wholeAnswers() });
    await server.mailbox.next(email);
    expect((await call("GET /me", { token })).body.onboarding_status).toBe("onboarding_complete");

    const { status, body, bytes, headers } = await call(DIGEST, { token });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body.computed_at).toBe(server.clock.now().toISOString());
    expect(body.visuals?.radar.map(({ axis }) => axis)).toEqual([
      "openness",
      "conscientiousness",
      "extraversion",
      "agreeableness",
      "neuroticism",
    ]);
    const radar = body.visuals?.radar.map(({ value }) => value);
    for (const { standard_error = 0 } of body.visuals?.radar ?? [])
      expect(standard_error).toBeGreaterThan(5);
    const { O, C, E, A, N, confidence = 0 } = body.metrics?.big_five ?? {};
    expect([O, C, E, A, N]).toEqual(radar);
    expect(confidence).toBeGreaterThan(0.55);
    expect(body.metrics?.big_five.sureness).toBe("steady");
    expect(body.visuals?.bars).toHaveLength(15);
    for (const { standard_error = 0 } of body.visuals?.bars ?? [])
      expect(standard_error).toBeGreaterThan(5);
    const named = body.visuals?.bars.filter(({ is_leading }) => is_leading === true);
    expect(named?.map(({ name, group }) => `${group} ${name}`)).toEqual([
      "love_languages quality_time",
      "love_languages acts",
      "love_languages_giving quality_time",
      "love_languages_receiving acts",
    ]);
    expect(body.summary_by).toBe("texts");
    expect(body.summary_md).toMatch(/^## .+\n\n.+/);
    expect(body.summary_md).not.toMatch(/\n{3}|[{}]|undefined/);
    expect(bytes.toString()).not.toContain("tomatoes");

    const summaries = new Set([body.summary_md]);
    for (const lang of ["en", "fr", "de", "it", "es"]) {
      const inLanguage = await call(`${DIGEST}?lang=${lang}`, { token });
      expect(inLanguage.body.visuals).toEqual(body.visuals);
      summaries.add(inLanguage.body.summary_md);
    }
    expect(summaries.size).toBe(5);
  });

  it("has no number of a trait or a love language beside a text that says nothing about the member", async () => {
    const { token, email } = await memberWithProfile(context());
    const questions = questionnaire("en").blocks.flatMap((block) => block.questions);
    const options = new Map(questions.map((question) => [question.id, question.options]));
    const { responses, ...answers } = wholeAnswers();
    const nonsense = responses.map((response) => {
      const [first, ...others] = options.get(response.question_id) ?? [];
      return {
        ...response,
        most_appropriate_answer_id: first?.id ?? null,
        least_appropriate_answer_id: others.at(-1)?.id ?? null,
      };
    });
    await call("POST /psy/answers", { token, body: { ...answers, responses: nonsense } });
    await server.mailbox.next(email);
    const { body } = await call(DIGEST, { token });
    expect(body.metrics?.big_five).toEqual({
      O: null,
      C: null,
      E: null,
      A: null,
      N: null,
      confidence: 0,
      sureness: "little",
    });
    expect(body.visuals).toEqual({ radar: [], bars: [] });
  });
});

const tokenOnly = ({ token }: { readonly token: string }) => ({ token });
