import { describe, expect, test } from "vitest";
import { pageOf } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import type { PagedList } from "./items.ts";
import { pagedListMachine } from "./paged-list.machine.ts";

const staleCursor = http(422, "invalid_cursor");
const page = (ids: readonly string[], cursor: string | null = null) =>
  pageOf(
    ids.map((id) => ({ id })),
    cursor,
    23,
  );
const without =
  (gone: string) =>
  <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
    items.filter(({ id }) => id !== gone);

function begin() {
  const running = run(pagedListMachine);
  const { actor } = running;
  return {
    ...running,
    state: running.value,
    ids: () => actor.getSnapshot().context.items.map(({ id }) => id),
  };
}

async function loaded(ids: readonly string[], cursor: string | null = null) {
  const running = begin();
  expect(running.call("loadPage").input).toEqual({ after: null });
  await running.answer("loadPage", page(ids, cursor));
  return running;
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(pagedListMachine, {
    events: [
      { type: "list.reload" },
      { type: "list.retry" },
      { type: "list.more" },
      { type: "list.change", change: without("r1") },
    ],
    answers: {
      loadPage: [
        { output: page(["r1"]) },
        { output: page(["r1"], "next") },
        { output: page([]) },
        { error: staleCursor },
        { error: network },
      ],
    },
    key: ({ items, cursor }: PagedList<unknown>) => [items.length, cursor],
  }));

describe("loading", () => {
  test("keeps the server's order, and the total of all pages", async () => {
    const { actor, state, ids } = await loaded(["r1", "r2"], "next");
    expect([state(), ids()]).toEqual([{ loaded: "idle" }, ["r1", "r2"]]);
    expect(actor.getSnapshot().context.total).toBe(23);
  });

  test("a reload meanwhile starts it again: its answer may be older than the change", async () => {
    const { call, send, answer, ids } = begin();
    const first = call("loadPage");
    send({ type: "list.reload" });
    expect([first.signal.aborted, call("loadPage") === first]).toEqual([true, false]);
    await answer("loadPage", page(["r2"]));
    expect(ids()).toEqual(["r2"]);
  });
});

describe("a further page", () => {
  test("is added, nothing twice", async () => {
    const { send, call, answer, ids } = await loaded(["r1"], "next");
    send({ type: "list.more" });
    expect(call("loadPage").input).toEqual({ after: "next" });
    await answer("loadPage", page(["r1", "r2"]));
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
    await answer("loadPage", page(["r2"]));
    expect(ids()).toEqual(["r2"]);
  });
});

test("a reload keeps what is shown until the answer, and for good where it fails", async () => {
  const { send, answer, refuse, ids } = await loaded(["r1"]);
  send({ type: "list.reload" });
  expect(ids()).toEqual(["r1"]);
  await answer("loadPage", page(["r2"]));
  expect(ids()).toEqual(["r2"]);
  send({ type: "list.reload" });
  await refuse("loadPage", network);
  expect(ids()).toEqual(["r2"]);
});

describe("a change", () => {
  test("shows at once, and the list without items is empty", async () => {
    const { send, ids, state } = await loaded(["r1", "r2"]);
    send({ type: "list.change", change: without("r1") });
    expect(ids()).toEqual(["r2"]);
    send({ type: "list.change", change: without("r2") });
    expect(state()).toBe("empty");
  });

  test("is not undone by a reload that began before it", async () => {
    const { send, call, answer, ids } = await loaded(["r1", "r2"]);
    send({ type: "list.reload" });
    const older = call("loadPage");
    send({ type: "list.change", change: without("r1") });
    expect([ids(), older.signal.aborted]).toEqual([["r2"], true]);
    await answer("loadPage", page(["r2"]));
    expect(ids()).toEqual(["r2"]);
  });
});
