import { expect, test } from "vitest";
import type { Reaction, ReactionFailure } from "../reactions/reactions.machine.ts";
import { candidate } from "../testing/candidates.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { unsentMachine } from "./unsent.machine.ts";

const actions = ["announce"];

const like = (id: string, message: string | null = null): Reaction => ({
  user: candidate(id),
  action: "like",
  message,
});
const failed = (reaction: Reaction) => ({ type: "reaction.failed", reaction }) as const;
const refused = (reaction: Reaction) =>
  ({ type: "reaction.refused", reaction, refusal: "daily_limit" }) as const;
const gone = (reaction: Reaction) => ({ type: "reaction.notFound", reaction }) as const;
const made = (reaction: Reaction) =>
  ({ type: "reaction.made", reaction, answer: { status: "pending" } }) as const;
const add = (failure: ReactionFailure) => ({ type: "unsent.add", failure }) as const;
const retry = (failure: ReactionFailure) => ({ type: "unsent.retry", failure }) as const;

const toAda = failed(like("ada", "Hello"));

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(unsentMachine, {
    actions,
    events: [
      add(toAda),
      retry(toAda),
      { type: "unsent.dismiss", failure: toAda },
      made(toAda.reaction),
      toAda,
      refused(toAda.reaction),
      gone(toAda.reaction),
    ],
    answers: { reactions: [{ error: new Error("a bug") }] },
    key: ({ failures }) => failures.map(({ type }: ReactionFailure) => type),
  }));

const begin = () => run(unsentMachine, { actions });

test("keeps the last failure about each person", () => {
  const { send, context } = begin();
  const toBen = failed(like("ben"));
  const afterwards = refused(like("ada", "Hello"));
  for (const failure of [toAda, toBen, afterwards]) send(add(failure));
  expect(context().failures).toEqual([toBen, afterwards]);
  send({ type: "unsent.dismiss", failure: toBen });
  expect(context().failures).toEqual([afterwards]);
});

test("sends a like again once, however often it is pressed", () => {
  const { send, sentTo, context } = begin();
  send(add(toAda));
  send(retry(toAda));
  send(retry(toAda));
  expect(context().failures).toEqual([]);
  expect(sentTo("reactions").filter((type) => type === "reaction.make")).toHaveLength(1);
});

test.each([
  refused(like("ada")),
  gone(like("ada")),
  { type: "reaction.notUndone", reaction: like("ada"), reason: "expired" } as const,
])("does not send again what would fail again: $type", (failure) => {
  const { send, sentTo, context } = begin();
  send(add(failure));
  send(retry(failure));
  expect(context().failures).toEqual([failure]);
  expect(sentTo("reactions")).not.toContain("reaction.make");
});

test("says it when what is sent again fails again", () => {
  const { send, context, done } = begin();
  send(add(toAda));
  send(retry(toAda));
  const again = failed(toAda.reaction);
  send(again);
  expect(context().failures).toEqual([again]);
  expect(done).toEqual([{ action: "announce", params: again }]);
});
