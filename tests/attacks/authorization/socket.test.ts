import { beforeAll, describe, expect, it } from "vitest";
import { WHOLE_MEMBER } from "../../../packages/server/src/live/live-connection.ts";
import { openLive, refuseLive } from "../../../packages/server/src/testing/live/live-client.ts";
import { createTestVoice } from "../../../packages/server/src/testing/uploads/test-voice.ts";
import { useMemoryServer } from "../../../packages/server/src/testing/use-test-server.ts";
import { type Relation, relations } from "./relations.ts";
import { type Answers, insiders, onceComplete, only } from "./row.ts";
import { makeWorld, nothing, type Targets, type World } from "./world.ts";

/** The subjects of a live connection. */
const subjects: Readonly<
  Record<string, { readonly idOf: (targets: Targets) => string; readonly answers: Answers }>
> = {
  "the member as a whole": { idOf: () => WHOLE_MEMBER, answers: onceComplete(insiders("open")) },
  "a talk between two": {
    idOf: ({ conversationId }) => conversationId,
    // A conversation that has ended opens and closes at once.
    answers: onceComplete(
      only({ matched: "open", owner: "open", blocked: "open", blocker: "open" }),
    ),
  },
  "a talk with a twin": {
    idOf: ({ twinId }) => twinId,
    answers: onceComplete(only({ owner: "open" })),
  },
  "a talk with the advisor": {
    idOf: ({ adviceId }) => adviceId,
    answers: onceComplete(only({ owner: "open" })),
  },
};

describe("the live connection by every relation", () => {
  const context = useMemoryServer({ PORT: "0" }, { ai: createTestVoice().ai });
  let world: World;
  let url = "";
  beforeAll(async () => {
    url = await context().server.listen();
    world = await makeWorld(context());
  });

  const queryOf = (relation: Relation, conversationId: string) => {
    const { token } = world.askers[relation];
    return { conversation_id: conversationId, ...(token !== undefined && { token }) };
  };
  const open = async (relation: Relation, conversationId: string): Promise<string> => {
    const { token = "" } = world.askers[relation];
    const live = await openLive(url, token, { query: { conversation_id: conversationId } });
    live.socket.close(1000);
    await live.closed;
    return "open";
  };
  /** All parts in which two refusals can differ. */
  const refuse = async (relation: Relation, conversationId: string) => {
    const { status, body, headers } = await refuseLive(url, {
      query: queryOf(relation, conversationId),
    });
    const { date: _date, "x-request-id": _id, ...same } = headers;
    return { status, body: { ...body, request_id: "" }, headers: same };
  };

  it.each(Object.entries(subjects))("about %s", async (_name, { idOf, answers }) => {
    const given: Partial<Record<Relation, string>> = {};
    for (const relation of relations) {
      const id = idOf(world.targets[relation]);
      if (answers[relation] === "open") {
        given[relation] = await open(relation, id);
        continue;
      }
      const refusal = await refuse(relation, id);
      given[relation] = `${refusal.status} ${refusal.body.error_code}`;
      expect(refusal, relation).toEqual(await refuse(relation, idOf(nothing())));
    }
    expect(given).toEqual(answers);
  });
});
