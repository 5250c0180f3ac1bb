import type { Conversations } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import { conversation, conversationsOf } from "../testing/conversations.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import {
  type ConversationListContext,
  conversationListMachine,
  countOfType,
} from "./conversation-list.machine.ts";

const staleCursor = http(422, "invalid_cursor");
const reload = { type: "conversations.reload" } as const;
const more = { type: "conversations.more" } as const;
const retry = { type: "conversations.retry" } as const;
const seek = { type: "conversation.seek", id: "z" } as const;
const leave = { type: "conversation.leave" } as const;

const loadingMore = "0.conversationList.loaded.loadingMore";
const reading = "0.conversationList.loaded.reloading.reading";

function begin() {
  const running = run(conversationListMachine);
  const { actor, context } = running;
  const arrived: string[][] = [];
  actor.on("messages.arrived", ({ conversations }) =>
    arrived.push(conversations.map(({ conversation_id }) => conversation_id)),
  );
  return {
    ...running,
    arrived,
    ids: () => context().items.map(({ conversation_id }) => conversation_id),
  };
}

async function loaded(...page: Parameters<typeof conversationsOf>) {
  const running = begin();
  await running.answer("loadPage", conversationsOf(...page));
  return running;
}

test(
  "reaches every state and transition by generated paths",
  () =>
    expectWholeWalk(conversationListMachine, {
      events: [reload, more, retry, seek, leave],
      answers: {
        loadPage: [
          { output: conversationsOf(["a"]) },
          { output: conversationsOf(["a"], "next") },
          { output: conversationsOf(["b"], "next") },
          { output: conversationsOf(["a", "b"], null, { a: 1 }) },
          { error: staleCursor },
          { error: network },
        ],
      },
      key: ({ items, cursor, again, isStale, sought }: ConversationListContext) => [
        items.length,
        items[0]?.unread_count,
        cursor,
        again.items.length,
        isStale,
        sought?.search,
      ],
    }),
  60_000,
);

describe("loading", () => {
  test("shows what was read, in the server's order", async () => {
    const { call, ids, value } = await loaded(["a", "b"]);
    expect(call("loadPage").input).toEqual({ after: null });
    expect([ids(), value()]).toEqual([["a", "b"], { loaded: "idle" }]);
  });

  test("a failure is an error that can be tried again", async () => {
    const { refuse, answer, send, value, ids } = begin();
    await refuse("loadPage", network);
    expect(value()).toBe("error");
    send(retry);
    await answer("loadPage", conversationsOf(["a"]));
    expect(ids()).toEqual(["a"]);
  });

  test("events during a load trigger another one", async () => {
    const { send, answer, value } = begin();
    send(reload);
    await answer("loadPage", conversationsOf(["a"]));
    expect(value()).toEqual({ loaded: { reloading: "reading" } });
    await answer(reading, conversationsOf(["a"]));
    expect(value()).toEqual({ loaded: "idle" });
  });
});

describe("a further page", () => {
  test("is added, what has moved down not twice", async () => {
    const { send, call, answer, ids, context } = await loaded(["a", "b"], "next");
    send(more);
    expect(call("loadPage").input).toEqual({ after: "next" });
    await answer(loadingMore, conversationsOf(["b", "c"]));
    expect([ids(), context().cursor]).toEqual([["a", "b", "c"], null]);
  });

  test("is not asked for after the last", async () => {
    const { send, value } = await loaded(["a"]);
    send(more);
    expect(value()).toEqual({ loaded: "idle" });
  });

  test("that fails is not reported and can be requested again", async () => {
    const { send, refuse, value, ids, call } = await loaded(["a"], "next");
    send(more);
    await refuse(loadingMore, network);
    expect([value(), ids()]).toEqual([{ loaded: "idle" }, ["a"]]);
    send(more);
    expect(call(loadingMore).input).toEqual({ after: "next" });
  });

  test("with a stale cursor reloads the list", async () => {
    const { send, refuse, answer, ids } = await loaded(["a"], "old");
    send(more);
    await refuse(loadingMore, staleCursor);
    await answer(reading, conversationsOf(["b"]));
    expect(ids()).toEqual(["b"]);
  });
});

describe("events", () => {
  test("read as many pages as the member has before them, and change them together", async () => {
    const { send, answer, call, ids, context } = await loaded(["a", "b"], "2");
    send(more);
    await answer(loadingMore, conversationsOf(["c"], "3"));
    send(reload);
    await answer(reading, conversationsOf(["c", "a"], "2'"));
    expect([ids(), call(reading).input]).toEqual([["a", "b", "c"], { after: "2'" }]);
    await answer(reading, conversationsOf(["b"], "3'"));
    expect([ids(), context().cursor]).toEqual([["c", "a", "b"], "3'"]);
  });

  test("during a reload trigger another one", async () => {
    const { send, answer, value, ids } = await loaded(["a"]);
    send(reload);
    send(reload);
    await answer(reading, conversationsOf(["a"]));
    expect(value()).toEqual({ loaded: { reloading: "reading" } });
    await answer(reading, conversationsOf(["b", "a"]));
    expect([value(), ids()]).toEqual([{ loaded: "idle" }, ["b", "a"]]);
  });

  test("that cannot be read are not reported", async () => {
    const { send, refuse, value, ids } = await loaded(["a"]);
    send(reload);
    await refuse(reading, network);
    expect([value(), ids()]).toEqual([{ loaded: "idle" }, ["a"]]);
  });

  test("give way to a further page, and are read after it", async () => {
    const { send, answer, value, ids } = await loaded(["a"], "next");
    send(reload);
    send(more);
    expect(value()).toEqual({ loaded: "loadingMore" });
    await answer(loadingMore, conversationsOf(["b"]));
    expect([value(), ids()]).toEqual([{ loaded: { reloading: "reading" } }, ["a", "b"]]);
  });

  test("emit the conversations with more unread messages", async () => {
    const { send, answer, arrived } = await loaded(["a", "b", "c"], null, { a: 1, b: 1 });
    send(reload);
    await answer(reading, conversationsOf(["d", "b", "a", "c"], null, { a: 1, b: 2, d: 1 }));
    expect(arrived).toEqual([["d", "b"]]);
  });

  test("of a match are not reported as messages; later ones are", async () => {
    const { send, answer, arrived } = await loaded(["a"]);
    const withMatch = (unread_count: number) => ({
      ...conversationsOf([]),
      items: [conversation("d", { match_id: "m", unread_count })],
    });
    send({ ...reload, matchId: "m" });
    await answer(reading, withMatch(1));
    send(reload);
    await answer(reading, withMatch(2));
    expect(arrived).toEqual([["d"]]);
  });

  test("of a match that came during a load are not reported by the next load", async () => {
    const { send, answer, arrived } = await loaded(["a"]);
    send(reload);
    send({ ...reload, matchId: "m" });
    await answer(reading, conversationsOf(["a"]));
    await answer(reading, {
      ...conversationsOf(["a"]),
      items: [conversation("d", { match_id: "m", unread_count: 1 }), conversation("a")],
    });
    expect(arrived).toEqual([]);
  });

  test("that were read elsewhere, or are not counted, are not reported", async () => {
    const { send, answer, arrived } = await loaded(["a"], null, { a: 2 });
    send(reload);
    await answer(reading, {
      ...conversationsOf([]),
      items: [conversation("a", { unread_count: 1 }), conversation("b", { unread_count: null })],
    });
    expect(arrived).toEqual([]);
  });
});

describe("seeking one", () => {
  async function seeking(...page: Parameters<typeof conversationsOf>) {
    const running = await loaded(...page);
    running.send(seek);
    return { ...running, search: () => running.context().sought?.search };
  }

  test("that was read already asks for nothing", async () => {
    const { value, search } = await seeking(["z"], "next");
    expect([value(), search()]).toEqual([{ loaded: "idle" }, "reading"]);
  });

  test("reads on, page by page, until it is there", async () => {
    const { call, answer, value, ids } = await seeking(["a"], "2");
    expect(call(loadingMore).input).toEqual({ after: "2" });
    await answer(loadingMore, conversationsOf(["b"], "3"));
    expect(call(loadingMore).input).toEqual({ after: "3" });
    await answer(loadingMore, conversationsOf(["z"], "4"));
    expect([value(), ids()]).toEqual([{ loaded: "idle" }, ["a", "b", "z"]]);
  });

  test("ends with a page that adds nothing, though it names another", async () => {
    const { answer, search } = await seeking(["a"], "2");
    await answer(loadingMore, conversationsOf(["a"], "2"));
    await answer(reading, conversationsOf(["a"], "2"));
    await answer(loadingMore, conversationsOf(["a"], "2"));
    expect(search()).toBe("unlisted");
  });

  test("that may have begun after the load reloads the list once", async () => {
    const { answer, value, ids, search } = await seeking(["a"]);
    expect([value(), search()]).toEqual([{ loaded: { reloading: "reading" } }, "readingFromStart"]);
    await answer(reading, conversationsOf(["z", "a"]));
    expect([value(), ids()]).toEqual([{ loaded: "idle" }, ["z", "a"]]);
  });

  test("that is not there either is unlisted, until an event brings it", async () => {
    const { answer, send, value, search, ids } = await seeking(["a"]);
    await answer(reading, conversationsOf(["a"], "2"));
    await answer(loadingMore, conversationsOf(["b"]));
    expect([value(), search()]).toEqual([{ loaded: "idle" }, "unlisted"]);
    send(reload);
    await answer(reading, conversationsOf(["z", "a"]));
    expect(ids()).toEqual(["z", "a"]);
  });

  test.each([
    ["a further page", ["a"], "2", loadingMore],
    ["the list again", ["a"], null, reading],
  ] as const)("fails with %s, and goes on on demand", async (_, ids, cursor, call) => {
    const { refuse, send, value, search } = await seeking(ids, cursor);
    await refuse(call, network);
    expect([value(), search()]).toEqual([{ loaded: "idle" }, "failed"]);
    send(retry);
    expect(value()).not.toEqual({ loaded: "idle" });
  });

  test("that failed goes on after an event", async () => {
    const { refuse, answer, send, call } = await seeking(["a"], "2");
    await refuse(loadingMore, network);
    send(reload);
    await answer(reading, conversationsOf(["b"], "2'"));
    expect(call(loadingMore).input).toEqual({ after: "2'" });
  });

  test("is over when the member leaves", async () => {
    const { answer, send, value } = await seeking(["a"], "2");
    send(leave);
    await answer(loadingMore, conversationsOf(["b"], "3"));
    expect(value()).toEqual({ loaded: "idle" });
  });
});

const mixed = {
  items: [conversation("a"), conversation("b"), conversation("c", { type: "twin" })],
  cursor: null,
  totals: null,
};
const totals: Conversations["totals"] = { twin: 4, advisor: 5, user: 6 };

test.each([
  ["is what the server says", { ...mixed, totals, cursor: "next" }, 6, 15],
  ["is counted where it says nothing", mixed, 2, 3],
  ["is not known while there are more", { ...mixed, cursor: "next" }, null, null],
])("how many there are of a type, and of all: %s", (_, read, count, all) => {
  expect([countOfType(read, "user"), countOfType(read, "all")]).toEqual([count, all]);
});
