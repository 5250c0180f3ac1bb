import { randomUUID } from "node:crypto";
import {
  compatibility,
  discreetCompatibility,
  type NoiseOn,
  personalityOf,
} from "@gemel/psyche/compatibility";
import { questionnaire, questionnaireId } from "@gemel/psyche/questionnaire";
import { describe, expect, it } from "vitest";
import type { Schemas } from "@gemel/api";
import { answerAs } from "../../demo/answer-as.ts";
import { dispositions } from "../../demo/dispositions.ts";
import { addPeople } from "../../testing/add-people.ts";
import { wholeAnswers } from "../../testing/answers.ts";
import { signIn } from "../../testing/new-member.ts";
import { like } from "../../testing/say.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { noiseBetween } from "../candidates/pair-noise.ts";
import { poolStore } from "../discover/pool-store.ts";
import { describeAnswers } from "../export/own-files.ts";
import type { Answers } from "../questionnaire/answers.ts";
import { answerStore } from "../questionnaire/store.ts";
import { computeInsights, refreshInsights } from "./compute-insights.ts";
import { insightsStore } from "./store.ts";

const DAY = 24 * 60 * 60;

describe("the personality of scores before a match", () => {
  const context = useTestServer();
  const { call, server } = context;

  /** Reads the inputs of matching for a member: those for cards, and the traits for the order of a feed. */
  const read = async (id: string) => {
    const { services } = server;
    const scored = (await insightsStore(services.db).findInputs([id])).get(id);
    const [record] = await poolStore(services.db).read([id]);
    if (scored === undefined || record === undefined) throw new Error("no such member");
    const ofTraits = Array.from(record.rankingNumbers.slice(0, 8), (number) => number.toFixed(4));
    return { ...scored, ofTraits };
  };
  const answerAgain = async (id: string, daysLater: number, responses: Answers["responses"]) => {
    server.clock.advance(daysLater * DAY);
    const { services } = server;
    const submittedAt = server.clock.now();
    const given = { userId: id, questionnaireId, responses, submittedAt };
    await answerStore(services.db).addRenewal(given);
    await computeInsights(services)({ userId: id }, randomUUID());
    return read(id);
  };
  const chiara = answerAs(dispositions.chiara);
  const robin = wholeAnswers().responses;

  it("is that of the first answers for a year, and stands in the copy of the member's data", async () => {
    const [{ id }] = await addPeople(context(), [{ daysAgo: 0 }]);
    const { services } = server;
    const answeredAt = server.clock.now().toISOString();
    const first = await read(id);
    const copied = async () =>
      (await describeAnswers(services, id, "en")).insights?.pinned_personality;
    expect([first.discreetInputs, await copied()]).toEqual([first.inputs, null]);

    const second = await answerAgain(id, 90, chiara);
    const kept = personalityOf(first.inputs);
    expect(second.discreetInputs).toEqual({ ...second.inputs, ...kept });
    expect(second.ofTraits).toEqual(first.ofTraits);
    expect(personalityOf(second.inputs)).not.toEqual(kept);
    expect(second.inputs.values).not.toEqual(first.inputs.values);
    expect(await copied()).toEqual({ ...kept, answeredAt });

    await services.db.updateTable("insights").set({ psyche_version: "0.0.1" }).execute();
    await refreshInsights(services, new AbortController().signal);
    expect(await read(id)).toEqual({ ...second, computedAt: server.clock.now() });

    const third = await answerAgain(id, 275, robin);
    expect([personalityOf(third.discreetInputs), third.ofTraits]).toEqual([kept, first.ofTraits]);
    const fourth = await answerAgain(id, 90, chiara);
    expect([fourth.discreetInputs, await copied()]).toEqual([fourth.inputs, null]);
    expect(fourth.ofTraits).not.toEqual(first.ofTraits);
  });

  it("is that of the first answers that say anything of it", async () => {
    const [{ id }] = await addPeople(context(), [{ daysAgo: 500 }]);
    const places = new Map(
      questionnaire("en")
        .blocks.flatMap(({ questions }) => questions)
        .map((question) => [question.id, question.options?.map((option) => option.id) ?? []]),
    );
    const pattern = robin.map((response) => {
      const [most = null, least = null] = places.get(response.question_id) ?? [];
      return { ...response, most_appropriate_answer_id: most, least_appropriate_answer_id: least };
    });
    const silent = await answerAgain(id, 0, pattern);
    expect(silent.discreetInputs.traits.openness).toBeNull();
    const second = await answerAgain(id, 90, chiara);
    expect(second.discreetInputs).toEqual(second.inputs);
    expect(second.inputs.traits.openness).not.toBeNull();
  });

  it("is on cards until a match, and the newest one after it", async () => {
    const [first, other] = await addPeople(context(), [{ daysAgo: 0 }, {}]);
    const { pairNoise } = server.services;
    const before = await read(first.id);
    const own = await answerAgain(first.id, 90, chiara);
    const theirs = await read(other.id);
    const [me, them] = [await signIn(call, first.email), await signIn(call, other.email)];
    const see = async () => {
      const path = `GET /discover/nickname/${encodeURIComponent(other.nickname)}`;
      const { bytes } = await call(path, { token: me.token });
      return (JSON.parse(bytes.toString()) as Schemas["Candidate"]).compatibility?.overall;
    };
    const keys = [
      pairNoise.keyOf(first.id, own.computedAt),
      pairNoise.keyOf(other.id, theirs.computedAt),
    ] as const;
    const noise = (on: NoiseOn): number => noiseBetween(...keys, on);
    const pinned = { ...own.inputs, ...personalityOf(before.inputs) };
    expect(await see()).toBe(discreetCompatibility(pinned, theirs.inputs, noise).scores.overall);
    await call(like(them), { token: me.token });
    await call(like(me), { token: them.token });
    expect(await see()).toBe(compatibility(own.inputs, theirs.inputs).overall);
  });
});
