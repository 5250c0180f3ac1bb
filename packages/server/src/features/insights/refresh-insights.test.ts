import { describe, expect, it } from "vitest";
import { addPeople } from "../../testing/add-people.ts";
import { useTestServer } from "../../testing/use-test-server.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { type Insights, psycheVersion, scoreAnswers } from "./insights.ts";
import { refreshInsights } from "./compute-insights.ts";
import { answerStore } from "../questionnaire/store.ts";
import { insightsStore } from "./store.ts";

const staying = new AbortController().signal;

describe("insights of another version of the model", () => {
  const context = useTestServer();

  /** Adds members whose answers a version has scored, and returns their insights. */
  const scoredBy = async (version: string, count: number): Promise<Insights[]> => {
    const { clock, services } = context().server;
    const specs = Array.from({ length: count }, () => ({}));
    const people = await addPeople(context(), specs);
    return Promise.all(
      people.map(async ({ id }) => {
        const given = await answerStore(services.db).find(id);
        if (given === undefined) throw new Error("nothing was answered");
        const { insights, inputs } = scoreAnswers(given, clock.now());
        const portrait = { ...insights.portrait, values: null };
        const old = { ...insights, portrait, psycheVersion: version };
        await insightsStore(services.db).save(old, inputs, null);
        return old;
      }),
    );
  };
  const versions = async (of: readonly Insights[]): Promise<string[]> => {
    const insights = insightsStore(context().server.services.db);
    const found = await Promise.all(of.map(({ userId }) => insights.find(userId)));
    return found.map((one) => one?.psycheVersion ?? "none");
  };

  it("are scored again, and those of this version stay as they are", async () => {
    const { clock, services } = context().server;
    const old = await scoredBy("0.0.1", 1);
    const [current] = await scoredBy(psycheVersion, 1);
    clock.advance(60);
    await refreshInsights(services, staying);
    const answers = answerStore(services.db);
    const insights = insightsStore(services.db);
    const given = await answers.find(old[0]?.userId ?? "");
    if (given === undefined) throw new Error("nothing was answered");
    expect(await insights.find(given.userId)).toEqual(scoreAnswers(given, clock.now()).insights);
    expect(await insights.find(current?.userId ?? "")).toEqual(current);
  });

  it("are so many a round, and the next goes on; a newer version is another one too", async () => {
    const { services } = context().server;
    const old = await scoredBy("99.0.0", 3);
    await refreshInsights(services, staying, undefined, 2);
    expect((await versions(old)).toSorted()).toEqual([psycheVersion, psycheVersion, "99.0.0"]);
    await refreshInsights(services, staying, undefined, 2);
    expect(await versions(old)).toEqual([psycheVersion, psycheVersion, psycheVersion]);
  });

  it("are scored again of every other member where one fails", async () => {
    const { services } = context().server;
    const old = await scoredBy("0.0.1", 3);
    const first = old.map(({ userId }) => userId).toSorted()[0];
    const fault = new Error("cannot be scored");
    const failing = refreshInsights(services, staying, async (_db, { userId }) => {
      if (userId === first) throw fault;
    });
    await expect(failing).rejects.toBe(fault);
    expect((await versions(old)).toSorted()).toEqual(["0.0.1", psycheVersion, psycheVersion]);
    await refreshInsights(services, staying);
  });

  it("wait where the process leaves, and no member who waits for an analysis is touched", async () => {
    const { services } = context().server;
    const old = await scoredBy("0.0.1", 1);
    await refreshInsights(services, AbortSignal.abort());
    expect(await versions(old)).toEqual(["0.0.1"]);
    const { id } = await waitingMember(context());
    await refreshInsights(services, staying);
    expect(await versions(old)).toEqual([psycheVersion]);
    expect(await insightsStore(services.db).find(id)).toBeUndefined();
  });
});
