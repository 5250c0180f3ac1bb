import { expect, test } from "vitest";
import { http, network, rateLimited } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { walk } from "../testing/walk.ts";
import { sessionListMachine, type SignedInSession } from "./session-list.machine.ts";

const session = (id: string): SignedInSession => ({
  id,
  browser: "Firefox",
  system: "Linux",
  created_at: "2026-11-20T08:02:11Z",
  last_used_at: "2026-11-21T09:40:00Z",
  is_current: id === "here",
});

const sessions = ["here", "phone", "library"].map(session);

async function open() {
  const running = run(sessionListMachine);
  await running.answer("loadSessions", sessions);
  const { actor } = running;
  return {
    ...running,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.sessions.map(({ id }) => id),
    end: (id: string) => actor.send({ type: "session.end", id }),
  };
}

test("reaches every state and transition by generated paths", async () => {
  const { missing } = await walk(sessionListMachine, {
    events: [
      { type: "sessions.retry" },
      { type: "sessions.reload" },
      { type: "session.end", id: "phone" },
      { type: "others.ask" },
      { type: "others.confirm" },
      { type: "others.cancel" },
    ],
    answers: {
      loadSessions: [{ output: sessions }, { error: network }],
      endSession: [{ output: undefined }, { error: network }, { error: http(404, "not_found") }],
      endOthers: [{ output: undefined }, { error: network }],
    },
  });
  expect(missing).toEqual([]);
});

test("one is signed out at once, and leaves the list", async () => {
  const { end, call, answer, ids, context } = await open();
  end("phone");
  expect(call("endSession").input).toEqual({ id: "phone" });
  expect(context().endingId).toBe("phone");
  await answer("endSession");
  expect(ids()).toEqual(["here", "library"]);
  expect(context()).toMatchObject({ endingId: null, ended: { id: "phone" }, failure: null });
});

test("one that is gone already leaves the list as well", async () => {
  const { end, refuse, ids } = await open();
  end("phone");
  await refuse("endSession", http(404, "not_found"));
  expect(ids()).toEqual(["here", "library"]);
});

test.each([
  [network, "unreachable"],
  [rateLimited, "rate_limited"],
  [http(500, "internal"), "failed"],
])("%o keeps it, and is reported as %s until the next attempt", async (error, reported) => {
  const { end, refuse, ids, context } = await open();
  end("phone");
  await refuse("endSession", error);
  expect(ids()).toEqual(["here", "phone", "library"]);
  expect(context()).toMatchObject({ endingId: null, ended: null, failure: reported });
  end("phone");
  expect(context().failure).toBeNull();
});

test("all others are signed out after a question", async () => {
  const { actor, answer, state, ids, context } = await open();
  actor.send({ type: "others.ask" });
  actor.send({ type: "others.cancel" });
  expect(state()).toEqual({ ready: "idle" });
  actor.send({ type: "others.ask" });
  actor.send({ type: "others.confirm" });
  await answer("endOthers");
  expect(ids()).toEqual(["here"]);
  expect(context().ended).toBe("others");
});

test("is reloaded while it stays shown; a failed reload is not reported", async () => {
  const { actor, answer, refuse, state, ids } = await open();
  actor.send({ type: "sessions.reload" });
  expect([state(), ids()]).toEqual([{ ready: "reloading" }, ["here", "phone", "library"]]);
  await answer("loadSessions", [session("here")]);
  expect(ids()).toEqual(["here"]);
  actor.send({ type: "sessions.reload" });
  await refuse("loadSessions", network);
  expect([state(), ids()]).toEqual([{ ready: "idle" }, ["here"]]);
});
