import { describe, expect, it } from "vitest";
import { addPeople } from "../../testing/add-people.ts";
import { type ChatQuestion, createChatFake } from "../../testing/live/chat-fake.ts";
import { useSharedServer } from "../../testing/use-test-server.ts";
import { AiError } from "../../ai/ai-error.ts";
import { dayOf } from "../../foundation/clock.ts";
import { DAILY_CHARACTERS } from "../ai-budget/rules.ts";
import { composeFindings } from "./compose-summary.ts";
import { createSummaryWriter } from "./create-summary-writer.ts";
import type { Insights } from "./insights.ts";
import { insightsStore, summaryStore } from "./store.ts";
import { aiUsageStore } from "../ai-budget/store.ts";

/** Far longer than a test may take: a reader who waits so long waits for the AI. */
const LONG_MS = 600_000;

describe("the writer of summaries", () => {
  const context = useSharedServer();

  /** A writer with a model that the test speaks for, and a member with insights. */
  const setUp = async (timeoutMs: number = LONG_MS) => {
    const { services } = context().server;
    const [member] = await addPeople(context(), [{}]);
    const insights = await insightsStore(services.db).find(member.id);
    if (insights === undefined) throw new Error("there are no insights");
    const fake = createChatFake();
    const errors: unknown[] = [];
    const make = () =>
      createSummaryWriter(
        { ...services, ai: { chat: fake.chat } },
        { onError: (error) => errors.push(error), timeoutMs },
      );
    return { services, insights, fake, errors, make, writer: make() };
  };
  const good = ({ portrait }: Insights): string => composeFindings(portrait, "it");
  const answer = (question: ChatQuestion, text: string): void => question.resolve(text);

  it("keeps what the AI writes, and asks once for a language", async () => {
    const { insights, fake, errors, make, writer } = await setUp();
    const [one, two] = [writer.write(insights, "it"), writer.write(insights, "it")];
    answer(await fake.asked(), good(insights));
    expect([await one, await two, await make().write(insights, "it")]).toEqual(
      Array.from({ length: 3 }, () => good(insights)),
    );
    const french = writer.write(insights, "fr");
    const asked = await fake.asked();
    expect(asked.messages[0]?.content).toContain("In French (with tu)");
    answer(asked, composeFindings(insights.portrait, "fr"));
    expect(await french).toBe(composeFindings(insights.portrait, "fr"));
    expect(errors).toEqual([]);
  });

  it("does not ask again for a reader who looked before the summary was kept", async () => {
    const { services, insights, fake } = await setUp();
    const held = Promise.withResolvers<void>();
    const queries: object[] = [];
    const slow = services.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(queryId);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        // Both readers have sent their query before an answer comes: the second query is the second reader's.
        if (queryId === queries[1]) await held.promise;
        return result;
      },
    });
    const db = Object.assign(slow, { jobs: services.db.jobs });
    const writer = createSummaryWriter(
      { ...services, db, ai: { chat: fake.chat } },
      { onError: () => undefined, timeoutMs: LONG_MS },
    );
    const [one, two] = [writer.write(insights, "it"), writer.write(insights, "it")];
    answer(await fake.asked(), good(insights));
    expect(await one).toBe(good(insights));
    held.resolve();
    expect(await Promise.race([two, fake.asked()])).toBe(good(insights));
  });

  it.each([
    ["fails", (question: ChatQuestion) => question.reject(new AiError("failed")), "failed"],
    ["writes nonsense", (question: ChatQuestion) => answer(question, "You said: ##"), "nonsense"],
  ])("goes without an AI that %s, and asks it again after an hour", async (_, go, fault) => {
    const { insights, fake, errors, make, writer } = await setUp();
    const { clock } = context().server;
    const written = writer.write(insights, "it");
    go(await fake.asked());
    expect([await written, await make().write(insights, "it")]).toEqual([undefined, undefined]);
    expect(errors).toEqual([new AiError(fault as AiError["fault"])]);
    clock.advance(60 * 60);
    const again = writer.write(insights, "it");
    answer(await fake.asked(), good(insights));
    expect(await again).toBe(good(insights));
  });

  it("has readers wait no longer than the timeout, and keeps what comes later", async () => {
    const { insights, fake, errors, make, writer } = await setUp(1);
    expect(await writer.write(insights, "it")).toBeUndefined();
    answer(await fake.asked(), good(insights));
    await expect.poll(() => make().write(insights, "it")).toBe(good(insights));
    expect(errors).toEqual([]);
  });

  it("asks again at once where the server was only resting", async () => {
    const { insights, fake, writer } = await setUp();
    const written = writer.write(insights, "it");
    (await fake.asked()).reject(new AiError("resting"));
    expect(await written).toBeUndefined();
    const again = writer.write(insights, "it");
    answer(await fake.asked(), good(insights));
    expect(await again).toBe(good(insights));
  });

  it("takes what it uses from the member's budget, and asks for nothing once that is spent", async () => {
    const { services, insights, fake, errors, writer } = await setUp();
    const { clock } = context().server;
    const spend = (characters: number) =>
      aiUsageStore(services.db).spend(
        insights.userId,
        dayOf(clock.now()),
        characters,
        DAILY_CHARACTERS,
      );
    await spend(DAILY_CHARACTERS - 1);
    const written = writer.write(insights, "it");
    answer(await fake.asked(), good(insights));
    expect(await written).toBe(good(insights));
    expect(await spend(1)).toBe(false);
    expect([await writer.write(insights, "de"), errors]).toEqual([undefined, []]);
  });

  it("writes nothing from answers that carry too little", async () => {
    const { insights, writer } = await setUp();
    const { traits } = insights.portrait;
    const portrait = { ...insights.portrait, traits: { ...traits, confidence: 0.29 } };
    expect(await writer.write({ ...insights, portrait }, "it")).toBeUndefined();
  });

  it("keeps nothing of insights that were worked out again meanwhile", async () => {
    const { services, insights, fake, writer } = await setUp();
    const { clock } = context().server;
    const inputs = await insightsStore(services.db).findInputs([insights.userId]);
    const written = writer.write(insights, "it");
    const question = await fake.asked();
    clock.advance(1);
    const newer = { ...insights, computedAt: clock.now() };
    const own = inputs.get(insights.userId);
    if (own === undefined) throw new Error("there are no inputs");
    await insightsStore(services.db).save(newer, own.inputs, null);
    answer(question, good(insights));
    await written;
    expect(await summaryStore(services.db).find(newer, "it")).toBeUndefined();
    expect(await summaryStore(services.db).list(insights)).toEqual([]);
  });

  it("leaves what is at hand when it closes, without a word, and begins nothing more", async () => {
    const { services, insights, fake, errors, writer } = await setUp();
    const written = writer.write(insights, "it");
    await fake.asked();
    await writer.close();
    expect([await written, await writer.write(insights, "it"), errors]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await summaryStore(services.db).find(insights, "it")).toBeUndefined();
  });
});
