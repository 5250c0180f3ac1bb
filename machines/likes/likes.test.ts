import { describe, expect, test } from "vitest";
import type { Decision } from "../decisions/decisions.machine.ts";
import { candidate, likeFrom, matchWith, pageOf } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import {
  countInLikes,
  type LikesContext,
  type LikesList,
  likesLists,
  likesMachine,
  shownInLikes,
} from "./likes.machine.ts";

const actions = [
  "announceMatch",
  "announceRestored",
  "announceRefused",
  "announceGone",
  "announceUndone",
  "announceNotUndone",
];

/** The invocations of `loadPage`. */
const firstPage = "0.likes.list.loading";
const reload = "0.likes.list.loaded.reloading";

const staleCursor = http(422, "invalid_cursor");
const likes = (ids: readonly string[], cursor: string | null = null, total: number | null = null) =>
  pageOf(ids.map(likeFrom), cursor, total);

const pass = (id: string): Decision => ({ user: candidate(id), action: "pass", message: null });
const like = (id: string): Decision => ({ user: candidate(id), action: "like", message: null });
const decide = (decision: Decision) => ({ type: "card.decide", decision }) as const;
const made = (decision: Decision, answer: object = {}) =>
  ({ type: "decision.made", decision, answer: { status: "passed", ...answer } }) as const;

function begin(list: LikesList = "received") {
  const running = run(likesMachine, { actions, input: () => ({ list }) });
  const { actor } = running;
  const context = () => actor.getSnapshot().context;
  return {
    ...running,
    send: actor.send.bind(actor),
    list: () => (actor.getSnapshot().value as { list: unknown }).list,
    ids: () => shownInLikes(context()).map(({ user }) => user.id),
    count: () => countInLikes(context()),
  };
}

async function loaded(
  ids: readonly string[],
  cursor: string | null = null,
  total: number | null = null,
) {
  const running = begin();
  await running.answer("loadPage", likes(ids, cursor, total));
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(likesMachine, {
    actions,
    input: { list: "received" },
    events: [
      { type: "likes.reload" },
      { type: "likes.retry" },
      { type: "likes.more" },
      decide(pass("ada")),
      { type: "card.remove", id: "ada" },
      made(pass("ada")),
      made(like("ada"), { status: "matched", match_id: "m1" }),
      { type: "decision.failed", decision: pass("ada") },
      { type: "decision.refused", decision: pass("ada"), refusal: "daily_limit" },
      { type: "decision.gone", decision: pass("ada") },
      { type: "decision.undone", decision: pass("ada") },
      { type: "decision.notUndone", decision: pass("ada"), reason: "failed" },
    ],
    answers: {
      decisions: [{ error: new Error("a bug") }],
      loadPage: [
        { output: likes(["ada"]) },
        { output: likes(["ada"], "next") },
        { output: likes([]) },
        { error: staleCursor },
        { error: network },
      ],
    },
    key: (context: LikesContext) => [
      context.items.length,
      shownInLikes(context).length,
      context.cursor,
      context.pending.length > 0,
    ],
  });
  expect(missing).toEqual([]);
}, 60_000);

test.each(likesLists)("%s is loaded from its first page", (list) => {
  const { call } = begin(list);
  expect(call("loadPage").input).toEqual({ list, after: null });
});

describe("loading", () => {
  test("shows the newest first, with how many there are in all", async () => {
    const { list, ids, count } = await loaded(["ada", "ben"], "next", 23);
    expect([list(), ids(), count()]).toEqual([{ loaded: "idle" }, ["ada", "ben"], 23]);
  });

  test("an empty list is empty, and a reload loads", async () => {
    const { send, answer, list, count } = await loaded([]);
    expect([list(), count()]).toEqual(["empty", 0]);
    send({ type: "likes.reload" });
    await answer("loadPage", likes(["ada"]));
    expect(list()).toEqual({ loaded: "idle" });
  });

  test("a failure is an error that can be tried again", async () => {
    const { refuse, answer, send, list } = begin();
    await refuse("loadPage", network);
    expect(list()).toBe("error");
    send({ type: "likes.retry" });
    await answer("loadPage", likes(["ada"]));
    expect(list()).toEqual({ loaded: "idle" });
  });
});

describe("a further page", () => {
  test("is added", async () => {
    const { send, call, answer, ids } = await loaded(["ada"], "next");
    send({ type: "likes.more" });
    expect(call("loadPage").input).toEqual({ list: "received", after: "next" });
    await answer("loadPage", likes(["ben"]));
    expect(ids()).toEqual(["ada", "ben"]);
  });

  test("that fails is not reported", async () => {
    const { send, refuse, list, ids } = await loaded(["ada"], "next");
    send({ type: "likes.more" });
    await refuse("loadPage", network);
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
  });

  test("with a stale cursor begins again from the first", async () => {
    const { send, refuse, answer, ids } = await loaded(["ada"], "old");
    send({ type: "likes.more" });
    await refuse("loadPage", staleCursor);
    await answer(reload, likes(["ben"]));
    expect(ids()).toEqual(["ben"]);
  });
});

describe("a reload", () => {
  test("keeps what is shown until the answer is there", async () => {
    const { send, answer, ids } = await loaded(["ada"]);
    send({ type: "likes.reload" });
    expect(ids()).toEqual(["ada"]);
    await answer(reload, likes(["ben"]));
    expect(ids()).toEqual(["ben"]);
  });

  test("that fails keeps it for good", async () => {
    const { send, refuse, ids, list } = await loaded(["ada"]);
    send({ type: "likes.reload" });
    await refuse(reload, network);
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
  });

  test("asked for twice is answered by the second", async () => {
    const { send, call } = await loaded(["ada"]);
    send({ type: "likes.reload" });
    const first = call(reload);
    send({ type: "likes.reload" });
    expect(first.signal.aborted).toBe(true);
    expect(call(reload)).not.toBe(first);
  });

  test("after a removal shows a match that was made again", async () => {
    const { send, answer, ids } = begin("matches");
    await answer(firstPage, pageOf([matchWith("ada"), matchWith("ben")]));
    send({ type: "card.remove", id: "ada" });
    expect(ids()).toEqual(["ben"]);
    send({ type: "likes.reload" });
    await answer(reload, pageOf([matchWith("ada")]));
    expect(ids()).toEqual(["ada"]);
  });
});

describe("a like or a pass", () => {
  test("takes the entry away at once and counts one less", async () => {
    const { send, ids, count } = await loaded(["ada", "ben"], "next", 23);
    send(decide(pass("ada")));
    expect([ids(), count()]).toEqual([["ben"], 22]);
  });

  test("whose call failed puts it back in its place", async () => {
    const { send, ids, count, done } = await loaded(["ada", "ben"], null, 2);
    send(decide(pass("ada")));
    send({ type: "decision.failed", decision: pass("ada") });
    expect([ids(), count()]).toEqual([["ada", "ben"], 2]);
    expect(done).toEqual([{ action: "announceRestored", params: pass("ada") }]);
  });

  test("on a deleted member leaves the card away, and says so", async () => {
    const { send, ids, count, done } = await loaded(["ada", "ben"], null, 2);
    send(decide(pass("ada")));
    send({ type: "decision.gone", decision: pass("ada") });
    expect([ids(), count()]).toEqual([["ben"], 1]);
    expect(done).toEqual([{ action: "announceGone", params: pass("ada") }]);
  });

  test("that was taken back as well", async () => {
    const { send, ids, list } = await loaded(["ada"]);
    send(decide(pass("ada")));
    expect(list()).toBe("empty");
    send(made(pass("ada")));
    send({ type: "decision.undone", decision: pass("ada") });
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
  });

  test("that was taken back after a reload left it out brings it by another reload", async () => {
    const { send, answer, ids } = await loaded(["ada", "ben"]);
    send(decide(pass("ada")));
    send(made(pass("ada")));
    send({ type: "likes.reload" });
    await answer(reload, likes(["ben"]));
    send({ type: "decision.undone", decision: pass("ada") });
    await answer(reload, likes(["ada", "ben"]));
    expect(ids()).toEqual(["ada", "ben"]);
  });

  test("of the last entry shown brings the next page", async () => {
    const { send, call } = await loaded(["ada"], "next");
    send(decide(pass("ada")));
    expect(call("loadPage").input).toEqual({ list: "received", after: "next" });
  });

  test("that is returned is a match", async () => {
    const { send, done } = await loaded(["ada", "ben"]);
    send(decide(like("ada")));
    send(made(like("ada"), { status: "matched", match_id: "m1" }));
    expect(done).toEqual([
      { action: "announceMatch", params: { user: candidate("ada"), matchId: "m1" } },
    ]);
  });
});
