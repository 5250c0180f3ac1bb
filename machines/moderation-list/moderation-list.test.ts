import { describe, expect, test } from "vitest";
import { http, network } from "../testing/failures.ts";
import { pageOf } from "../testing/candidates.ts";
import { reportOf } from "../testing/reports.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import {
  countInModeration,
  type ModerationList,
  type ModerationListContext,
  moderationListMachine,
  moderationLists,
} from "./moderation-list.machine.ts";

const staleCursor = http(422, "invalid_cursor");
const reports = (
  ids: readonly string[],
  cursor: string | null = null,
  total: number | null = null,
) =>
  pageOf(
    ids.map((id) => reportOf(id)),
    cursor,
    total,
  );

function begin(list: ModerationList = "open") {
  const running = run(moderationListMachine, { input: () => ({ list }) });
  const { actor } = running;
  return {
    ...running,
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot().value,
    ids: () => actor.getSnapshot().context.items.map(({ id }) => id),
    count: () => countInModeration(actor.getSnapshot().context),
  };
}

async function loaded(ids: readonly string[], cursor: string | null = null) {
  const running = begin();
  await running.answer("loadPage", reports(ids, cursor, 23));
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(moderationListMachine, {
    input: { list: "open" },
    events: [{ type: "list.reload" }, { type: "list.retry" }, { type: "list.more" }],
    answers: {
      loadPage: [
        { output: reports(["r1"]) },
        { output: reports(["r1"], "next") },
        { output: reports([]) },
        { error: staleCursor },
        { error: network },
      ],
    },
    key: ({ items, cursor }: ModerationListContext) => [items.length, cursor],
  });
  expect(missing).toEqual([]);
});

test.each(moderationLists)("%s is loaded from its first page", (list) => {
  expect(begin(list).call("loadPage").input).toEqual({ list, after: null });
});

describe("loading", () => {
  test("keeps the server's order, and knows how many there are in all", async () => {
    const { state, ids, count } = await loaded(["r1", "r2"], "next");
    expect([state(), ids(), count()]).toEqual([{ loaded: "idle" }, ["r1", "r2"], 23]);
  });

  test("nothing is empty, and a reload loads", async () => {
    const { send, answer, state } = await loaded([]);
    expect(state()).toBe("empty");
    send({ type: "list.reload" });
    await answer("loadPage", reports(["r1"]));
    expect(state()).toEqual({ loaded: "idle" });
  });

  test("a failure is an error that can be tried again", async () => {
    const { refuse, answer, send, state } = begin();
    await refuse("loadPage", network);
    expect(state()).toBe("error");
    send({ type: "list.retry" });
    await answer("loadPage", reports(["r1"]));
    expect(state()).toEqual({ loaded: "idle" });
  });
});

describe("a further page", () => {
  test("is added, nothing twice", async () => {
    const { send, call, answer, ids } = await loaded(["r1"], "next");
    send({ type: "list.more" });
    expect(call("loadPage").input).toEqual({ list: "open", after: "next" });
    await answer("loadPage", reports(["r1", "r2"]));
    expect(ids()).toEqual(["r1", "r2"]);
  });

  test("that fails leaves what is there, and can be asked for again", async () => {
    const { send, refuse, ids, state } = await loaded(["r1"], "next");
    send({ type: "list.more" });
    await refuse("loadPage", network);
    expect([ids(), state()]).toEqual([["r1"], { loaded: "idle" }]);
    send({ type: "list.more" });
    expect(state()).toEqual({ loaded: "loadingMore" });
  });

  test("that the server does not know any more reloads the list", async () => {
    const { send, refuse, answer, ids } = await loaded(["r1"], "next");
    send({ type: "list.more" });
    await refuse("loadPage", staleCursor);
    await answer("loadPage", reports(["r2"]));
    expect(ids()).toEqual(["r2"]);
  });
});

test("a reload that fails leaves what is there", async () => {
  const { send, refuse, ids } = await loaded(["r1"]);
  send({ type: "list.reload" });
  await refuse("loadPage", network);
  expect(ids()).toEqual(["r1"]);
});
