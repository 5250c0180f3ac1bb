import type { LikeEntry, Match, Page } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import type { Reaction } from "../reactions/reactions.machine.ts";
import { candidate, likeFrom, matchWith, pageOf } from "../testing/candidates.ts";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { countOf, likes as rules, reactionListOf, shownOf } from "./reaction-list.machine.ts";

type LikesItem = LikeEntry | Match;

/** The invocation of `loadPage` that reloads the list. */
const reload = "0.reactionList.list.loaded.reloading";

const likes = (ids: readonly string[]) => pageOf(ids.map(likeFrom));

const pass = (id: string): Reaction => ({ user: candidate(id), action: "pass", message: null });
const react = (reaction: Reaction) => ({ type: "card.react", reaction }) as const;
const made = (reaction: Reaction, answer: object = {}) =>
  ({ type: "reaction.made", reaction, answer: { status: "passed", ...answer } }) as const;

async function begin(page: Page<LikesItem>) {
  const running = run(reactionListOf<LikesItem, Page<LikesItem>>(rules), { actions: ["announce"] });
  const { actor, context } = running;
  await running.answer("loadPage", page);
  return {
    ...running,
    list: () => (actor.getSnapshot().value as { list: unknown }).list,
    ids: () => shownOf(context(), rules.idOf).map(rules.idOf),
    count: () => countOf(context(), rules.idOf),
  };
}

const loaded = (ids: readonly string[]) => begin(likes(ids));

test("an empty list is empty, and a reload loads", async () => {
  const { send, answer, list, count } = await loaded([]);
  expect([list(), count()]).toEqual(["empty", 0]);
  send({ type: "list.reload" });
  await answer("loadPage", likes(["ada"]));
  expect(list()).toEqual({ loaded: "idle" });
});

test("a reload while the list loads starts that again: the answer may be older than the change", async () => {
  const { call, send, answer, context } = run(reactionListOf<LikesItem, Page<LikesItem>>(rules), {
    actions: ["announce"],
  });
  const first = call("loadPage");
  send({ type: "list.reload" });
  expect([first.signal.aborted, call("loadPage") === first]).toEqual([true, false]);
  await answer("loadPage", likes(["ben"]));
  expect(shownOf(context(), rules.idOf).map(rules.idOf)).toEqual(["ben"]);
});

describe("a reload", () => {
  test("keeps what is shown until the answer is there", async () => {
    const { send, answer, ids } = await loaded(["ada"]);
    send({ type: "list.reload" });
    expect(ids()).toEqual(["ada"]);
    await answer(reload, likes(["ben"]));
    expect(ids()).toEqual(["ben"]);
  });

  test("that fails keeps it for good", async () => {
    const { send, refuse, ids, list } = await loaded(["ada"]);
    send({ type: "list.reload" });
    await refuse(reload, network);
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
  });

  test("asked for twice is answered by the second", async () => {
    const { send, call } = await loaded(["ada"]);
    send({ type: "list.reload" });
    const first = call(reload);
    send({ type: "list.reload" });
    expect(first.signal.aborted).toBe(true);
    expect(call(reload)).not.toBe(first);
  });

  test("after a removal shows a match that was made again", async () => {
    const { send, answer, ids } = await begin(pageOf([matchWith("ada"), matchWith("ben")]));
    send({ type: "card.remove", id: "ada" });
    expect(ids()).toEqual(["ben"]);
    send({ type: "list.reload" });
    await answer(reload, pageOf([matchWith("ada")]));
    expect(ids()).toEqual(["ada"]);
  });
});

test("a pass that was taken back after a reload left it out brings it by another reload", async () => {
  const { send, answer, ids } = await loaded(["ada", "ben"]);
  send(react(pass("ada")));
  send(made(pass("ada")));
  send({ type: "list.reload" });
  await answer(reload, likes(["ben"]));
  send({ type: "reaction.undone", reaction: pass("ada") });
  await answer(reload, likes(["ada", "ben"]));
  expect(ids()).toEqual(["ada", "ben"]);
});
