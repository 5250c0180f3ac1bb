import type { Candidate, Feed, LikeEntry, Match, Page } from "@gemel/api/values";
import { describe, expect, test } from "vitest";
import { type Reaction } from "../reactions/reactions.machine.ts";
import { isDayUsedUp } from "../failure.ts";
import { candidate, feedOf, likeFrom, pageOf } from "../testing/candidates.ts";
import { http, network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import {
  feed,
  likes,
  type ReactionListContext,
  type ReactionListRules,
  reactionListMachine,
  reactionListOf,
  shownOf,
} from "./reaction-list.machine.ts";

const actions = ["announce"];

/** The invocation of `loadPage` that begins the list. */
const firstPage = "0.reactionList.list.loading";

const staleCursor = http(422, "invalid_cursor");
const emptyFeed = { ...feedOf([]), tightest_criterion: "max_distance_km" } as const;

const pass = (id: string): Reaction => ({ user: candidate(id), action: "pass", message: null });
const react = (reaction: Reaction) => ({ type: "card.react", reaction }) as const;
const failed = (reaction: Reaction) => ({ type: "reaction.failed", reaction }) as const;
const notFound = (reaction: Reaction) => ({ type: "reaction.notFound", reaction }) as const;
const undone = (reaction: Reaction) => ({ type: "reaction.undone", reaction }) as const;
const made = (reaction: Reaction, answer: object = { status: "passed" }) =>
  ({ type: "reaction.made", reaction, answer: { status: "passed", ...answer } }) as const;

function begin() {
  const running = run(reactionListMachine, { actions });
  const { actor } = running;
  return {
    ...running,
    list: () => (actor.getSnapshot().value as { list: unknown }).list,
    ids: () => shownOf(actor.getSnapshot().context, feed.idOf).map(({ id }) => id),
  };
}

async function loaded(ids: readonly string[], cursor: string | null = null) {
  const running = begin();
  await running.answer("loadPage", feedOf(ids, cursor));
  return running;
}

test("reaches every state and transition by generated paths", async () => {
  const missed = <Item, OnePage extends Page<Item>>(
    rules: ReactionListRules<Item>,
    pages: readonly OnePage[],
  ) => {
    return walk(reactionListOf<Item, OnePage>(rules), {
      actions,
      events: [
        { type: "list.restart" },
        { type: "list.reload" },
        { type: "list.retry" },
        { type: "list.more" },
        react(pass("ada")),
        { type: "card.remove", id: "ada" },
        made(pass("ada")),
        failed(pass("ada")),
        { type: "reaction.refused", reaction: pass("ada"), refusal: "daily_limit" },
        notFound(pass("ada")),
        undone(pass("ada")),
        { type: "reaction.notUndone", reaction: pass("ada"), reason: "expired" },
      ],
      answers: {
        reactions: [{ error: new Error("a bug") }],
        loadPage: [
          ...pages.map((output) => ({ output })),
          { error: staleCursor },
          { error: network },
        ],
      },
      key: (context: ReactionListContext<Item, OnePage>) => [
        context.items.length,
        shownOf(context, rules.idOf).length,
        context.cursor,
        context.pending.length > 0,
      ],
    });
  };
  const inFeed = await missed<Candidate, Feed>(feed, [
    feedOf(["ada"]),
    feedOf(["ada"], "next"),
    feedOf([], "next"),
    emptyFeed,
  ]);
  const inLikes = await missed<LikeEntry | Match, Page<LikeEntry | Match>>(likes, [
    pageOf([likeFrom("ada")]),
    pageOf([likeFrom("ada")], "next"),
    pageOf([]),
  ]);
  expect(inFeed.filter((each) => inLikes.includes(each))).toEqual([]);
}, 60_000);

describe("loading", () => {
  test("without candidates is empty, with the tightest filter", async () => {
    const { answer, list, context } = begin();
    await answer("loadPage", emptyFeed);
    expect(list()).toBe("empty");
    expect(context().page?.tightest_criterion).toBe("max_distance_km");
  });

  test.each([
    [http(429, "daily_limit"), true],
    [http(429, "rate_limited"), false],
  ])("after %o, a day allows no more: %s", async (error, expected) => {
    const { send, refuse, list, context } = await loaded(["ada"], "next");
    const isUsedUp = () => isDayUsedUp(context().failure ?? { kind: "unknown" });
    send(react(pass("ada")));
    await refuse("loadPage", error);
    expect([list(), isUsedUp()]).toEqual(["error", expected]);
    send({ type: "list.retry" });
    expect(context().failure).toBeNull();
  });

  test("other filters reload and cancel running calls", async () => {
    const { send, call, ids, list, answer } = await loaded(["ada"], "next");
    send({ type: "list.more" });
    const more = call("loadPage");
    send({ type: "list.restart" });
    expect(more.signal.aborted).toBe(true);
    expect([list(), ids()]).toEqual(["loading", []]);
    await answer(firstPage, feedOf(["cy"]));
    expect(ids()).toEqual(["cy"]);
  });
});

describe("a further page", () => {
  test("is added, without duplicates", async () => {
    const { send, call, answer, ids } = await loaded(["ada", "ben"], "next");
    send({ type: "list.more" });
    expect(call("loadPage").input).toEqual({ after: "next" });
    await answer("loadPage", feedOf(["ben", "cy"]));
    expect(ids()).toEqual(["ada", "ben", "cy"]);
  });

  test("is asked for once at a time, and not after the last", async () => {
    const { send, call, answer } = await loaded(["ada"], "next");
    send({ type: "list.more" });
    const asked = call("loadPage");
    send({ type: "list.more" });
    expect(call("loadPage")).toBe(asked);
    await answer("loadPage", feedOf(["ben"]));
    send({ type: "list.more" });
    expect(call("loadPage")).toBe(asked);
  });

  test("that fails is not reported and can be requested again", async () => {
    const { send, refuse, list, ids, call } = await loaded(["ada"], "next");
    send({ type: "list.more" });
    await refuse("loadPage", network);
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
    send({ type: "list.more" });
    expect(call("loadPage").input).toEqual({ after: "next" });
  });

  test("with a cursor of other filters reloads, and keeps the cards until then", async () => {
    const { send, refuse, call, answer, ids, context } = await loaded(["ada", "ben"], "old");
    send({ type: "list.more" });
    await refuse("loadPage", staleCursor);
    expect(call("loadPage").input).toEqual({ after: null });
    expect(ids()).toEqual(["ada", "ben"]);
    await answer("loadPage", feedOf(["ben", "cy"], "new"));
    expect(ids()).toEqual(["ben", "cy"]);
    expect(context().cursor).toBe("new");
  });

  test("with a cursor of filters that exclude everybody is empty, with the tightest", async () => {
    const { send, refuse, answer, list, context } = await loaded(["ada"], "old");
    send({ type: "list.more" });
    await refuse("loadPage", staleCursor);
    await answer("loadPage", emptyFeed);
    expect([list(), context().page?.tightest_criterion]).toEqual(["empty", "max_distance_km"]);
  });

  test("with a cursor of other filters leaves away whom the member is reacting to", async () => {
    const { send, refuse, answer, ids } = await loaded(["ada", "ben"], "old");
    send(react(pass("ada")));
    send({ type: "list.more" });
    await refuse("loadPage", staleCursor);
    await answer("loadPage", feedOf(["ada", "cy"]));
    expect(ids()).toEqual(["cy"]);
  });

  test("comes by itself once everybody is reacted to", async () => {
    const { send, call, answer, ids } = await loaded(["ada"], "next");
    send(react(pass("ada")));
    expect(call("loadPage").input).toEqual({ after: "next" });
    await answer("loadPage", feedOf(["ben"]));
    expect(ids()).toEqual(["ben"]);
  });

  test("that fails when no card is left is an error", async () => {
    const { send, refuse, list } = await loaded(["ada"], "next");
    send(react(pass("ada")));
    await refuse("loadPage", network);
    expect(list()).toBe("error");
  });
});

describe("a reaction", () => {
  test("takes the card away at once; a failed call puts it back in its place", async () => {
    const { send, ids, done } = await loaded(["ada", "ben", "cy"]);
    send(react(pass("ben")));
    send(react(pass("ada")));
    expect(ids()).toEqual(["cy"]);
    send(failed(pass("ben")));
    expect(ids()).toEqual(["ben", "cy"]);
    send(failed(pass("ada")));
    expect(ids()).toEqual(["ada", "ben", "cy"]);
    expect(done).toEqual([
      { action: "announce", params: failed(pass("ben")) },
      { action: "announce", params: failed(pass("ada")) },
    ]);
  });

  test("that is refused puts the card back and says why", async () => {
    const { send, ids, done } = await loaded(["ada", "ben"]);
    const refused = {
      type: "reaction.refused",
      reaction: pass("ben"),
      refusal: "daily_limit",
    } as const;
    send(react(pass("ben")));
    send(refused);
    expect(ids()).toEqual(["ada", "ben"]);
    expect(done).toEqual([{ action: "announce", params: refused }]);
  });

  test("on its way keeps the card out of a reloaded feed", async () => {
    const { send, answer, ids } = await loaded(["ada", "ben"]);
    send(react(pass("ada")));
    send({ type: "list.restart" });
    await answer("loadPage", feedOf(["ada", "ben"]));
    expect(ids()).toEqual(["ben"]);
  });

  test("on a deleted member leaves the card away, and says so", async () => {
    const { send, answer, ids, done, context } = await loaded(["ada", "ben"]);
    send(react(pass("ada")));
    send(notFound(pass("ada")));
    expect([ids(), context().pending]).toEqual([["ben"], []]);
    expect(done).toEqual([{ action: "announce", params: notFound(pass("ada")) }]);
    send(react(pass("ben")));
    await answer("loadPage", emptyFeed);
    send(notFound(pass("ben")));
    expect(ids()).toEqual([]);
  });

  test("that was made is the server's to keep away", async () => {
    const { send, answer, ids } = await loaded(["ada", "ben"]);
    send(react(pass("ada")));
    send(made(pass("ada")));
    send({ type: "list.restart" });
    await answer("loadPage", feedOf(["ada", "ben"]));
    expect(ids()).toEqual(["ada", "ben"]);
  });

  test("that became a match is reported", async () => {
    const { send, done, ids } = await loaded(["ada", "ben"]);
    const matched = made(pass("ada"), { status: "matched", match_id: "m1" });
    send(react(pass("ada")));
    send(matched);
    expect([ids(), done]).toEqual([["ben"], [{ action: "announce", params: matched }]]);
  });

  test("taken back puts the card in its place", async () => {
    const { send, ids, done } = await loaded(["ada", "ben"]);
    send(react(pass("ada")));
    send(made(pass("ada")));
    send(undone(pass("ada")));
    expect(ids()).toEqual(["ada", "ben"]);
    expect(done.at(-1)).toEqual({ action: "announce", params: undone(pass("ada")) });
  });

  test("taken back after other filters comes first", async () => {
    const { send, answer, ids } = await loaded(["ada"]);
    send(react(pass("ada")));
    send(made(pass("ada")));
    send({ type: "list.restart" });
    await answer(firstPage, feedOf(["ben"]));
    send(undone(pass("ada")));
    expect(ids()).toEqual(["ada", "ben"]);
  });
});

describe("after the last card", () => {
  test("the server is asked once more, and returns the tightest filter", async () => {
    const { send, call, answer, list, context } = await loaded(["ada"]);
    send(react(pass("ada")));
    expect(list()).toBe("lookingAgain");
    expect(call("loadPage").input).toEqual({ after: null });
    await answer("loadPage", emptyFeed);
    expect(list()).toBe("empty");
    expect(context().page?.tightest_criterion).toBe("max_distance_km");
  });

  test("a candidate who appears then is shown", async () => {
    const { send, answer, list, ids } = await loaded(["ada"]);
    send(react(pass("ada")));
    await answer("loadPage", feedOf(["ada", "ben"]));
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ben"]]);
  });

  test.each(["reaction.failed", "reaction.undone"] as const)("%s fills it again", async (type) => {
    const { send, answer, list, ids } = await loaded(["ada"]);
    send(react(pass("ada")));
    await answer("loadPage", emptyFeed);
    send({ type, reaction: pass("ada") });
    expect([list(), ids()]).toEqual([{ loaded: "idle" }, ["ada"]]);
  });
});
