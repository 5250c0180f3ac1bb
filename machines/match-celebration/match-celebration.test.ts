import { describe, expect, test } from "vitest";
import { candidate } from "../testing/candidates.ts";
import { network } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { matchCelebrationMachine, type NewMatch } from "./match-celebration.machine.ts";

const matchOf = (id: string): NewMatch => ({ user: candidate(id), matchId: `match with ${id}` });
const celebrate = (id: string) => ({ type: "match.celebrate", match: matchOf(id) }) as const;
const receive = (id: string) => ({ type: "match.received", matchId: `match with ${id}` }) as const;
const dismiss = { type: "celebration.dismiss" } as const;

function begin() {
  const running = run(matchCelebrationMachine);
  const { actor } = running;
  return {
    ...running,
    matches: () => actor.getSnapshot().context.matches,
    isCelebrating: () => actor.getSnapshot().matches({ moment: "celebrating" }),
  };
}

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(matchCelebrationMachine, {
    events: [celebrate("ada"), celebrate("ben"), receive("ada"), receive("ben"), dismiss],
    answers: { findMatch: [{ output: matchOf("ada") }, { output: null }, { error: network }] },
    key: ({ matches, known, received }) => [matches.length, known, received],
  }));

test("celebrates one after the other, each once", () => {
  const { send, matches, isCelebrating } = begin();
  for (const id of ["ada", "ben", "ada"]) send(celebrate(id));
  expect(matches()).toEqual([matchOf("ada"), matchOf("ben")]);
  send(dismiss);
  expect([matches(), isCelebrating()]).toEqual([[matchOf("ben")], true]);
  send(dismiss);
  expect([matches(), isCelebrating()]).toEqual([[], false]);
  send(celebrate("ada"));
  expect(isCelebrating()).toBe(false);
});

test("a backend that does not name the match is known by the person", () => {
  const { send, matches } = begin();
  const unnamed = { type: "match.celebrate", match: { ...matchOf("ada"), matchId: null } } as const;
  send(unnamed);
  send(unnamed);
  expect(matches()).toHaveLength(1);
});

describe("a match by the other's like", () => {
  test("is looked up and celebrated", async () => {
    const { send, call, answer, matches } = begin();
    send(receive("ada"));
    expect(call("findMatch").input).toEqual({ matchId: "match with ada" });
    await answer("findMatch", matchOf("ada"));
    expect(matches()).toEqual([matchOf("ada")]);
  });

  test("waits for the one before it; both are celebrated, one after the other", async () => {
    const { actor, send, call, answer, matches, isCelebrating } = begin();
    for (const id of ["ada", "ben", "ada"]) send(receive(id));
    expect(call("findMatch").input).toEqual({ matchId: "match with ada" });
    await answer("findMatch", matchOf("ada"));
    expect(call("findMatch").input).toEqual({ matchId: "match with ben" });
    await answer("findMatch", matchOf("ben"));
    expect(actor.getSnapshot().matches({ receiving: "idle" })).toBe(true);
    expect(matches()).toEqual([matchOf("ada"), matchOf("ben")]);
    send(dismiss);
    expect([matches(), isCelebrating()]).toEqual([[matchOf("ben")], true]);
  });

  test.each(["not found", "failed"])("that is %s holds up none after it", async (why) => {
    const { send, answer, refuse, matches } = begin();
    for (const id of ["ada", "ben"]) send(receive(id));
    await (why === "failed" ? refuse("findMatch", network) : answer("findMatch", null));
    await answer("findMatch", matchOf("ben"));
    expect(matches()).toEqual([matchOf("ben")]);
  });

  test("that the member's own like has reported is not looked up", () => {
    const { send, call } = begin();
    send(celebrate("ada"));
    send(receive("ada"));
    expect(() => call("findMatch")).toThrow("was not called");
  });

  test("that comes both ways at once is celebrated once", async () => {
    const { send, answer, matches } = begin();
    send(receive("ada"));
    send(celebrate("ada"));
    await answer("findMatch", matchOf("ada"));
    expect(matches()).toEqual([matchOf("ada")]);
  });
});
