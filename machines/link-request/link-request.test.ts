import { expect, test } from "vitest";
import { network, rateLimited, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { linkRequestMachine } from "./link-request.machine.ts";

const request = { type: "link.request", email: "mara@example.org" } as const;

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(linkRequestMachine, {
    events: [request],
    answers: { requestLink: [{ output: undefined }, { error: network }] },
  }));

test("sends the address and confirms", async () => {
  const { actor, call, answer } = run(linkRequestMachine);
  actor.send(request);
  expect(call("requestLink").input).toEqual({ email: "mara@example.org" });
  await answer("requestLink");
  expect(actor.getSnapshot().value).toBe("sent");
});

test.each([network, rateLimited, unavailable, new Error("a bug")])(
  "confirms alike after %o",
  async (failure) => {
    const { actor, refuse } = run(linkRequestMachine);
    actor.send(request);
    await refuse("requestLink", failure);
    expect(actor.getSnapshot().value).toBe("sent");
    expect(actor.getSnapshot().context).toEqual({});
  },
);

test("a request that hangs is confirmed after 10 s", () => {
  const { actor, clock } = run(linkRequestMachine);
  actor.send(request);
  clock.increment(9999);
  expect(actor.getSnapshot().value).toBe("sending");
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe("sent");
});
