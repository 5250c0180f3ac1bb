import { expect, test } from "vitest";
import { http, network, rateLimited, unavailable } from "../testing/failures.ts";
import { run } from "../testing/run.ts";
import { expectWholeWalk } from "../testing/walk.ts";
import { linkRequestMachine } from "./link-request.machine.ts";

const request = { type: "link.request", email: "mara@example.org" } as const;

test("reaches every state and transition by generated paths", () =>
  expectWholeWalk(linkRequestMachine, {
    inputs: [{ isExtension: true }],
    events: [request],
    answers: {
      requestLink: [{ output: undefined }, { error: network }, { error: http(404, "not_found") }],
    },
  }));

const start = (isExtension = false) => run(linkRequestMachine, { input: () => ({ isExtension }) });

test("sends the address and confirms", async () => {
  const { actor, call, answer } = start();
  actor.send(request);
  expect(call("requestLink").input).toEqual({ email: "mara@example.org" });
  await answer("requestLink");
  expect(actor.getSnapshot().value).toBe("sent");
});

test.each([network, rateLimited, unavailable, http(404, "not_found"), new Error("a bug")])(
  "confirms alike after %o",
  async (failure) => {
    const { actor, refuse } = start();
    actor.send(request);
    await refuse("requestLink", failure);
    expect(actor.getSnapshot().value).toBe("sent");
  },
);

test("that a backend lacks an extension is no secret about an address", async () => {
  const { actor, refuse } = start(true);
  actor.send(request);
  await refuse("requestLink", http(404, "not_found"));
  expect(actor.getSnapshot().value).toBe("notOffered");
});

test("a request that hangs is confirmed after 10 s", () => {
  const { actor, clock } = start();
  actor.send(request);
  clock.increment(9999);
  expect(actor.getSnapshot().value).toBe("sending");
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe("sent");
});
