import type { WebSocket } from "@fastify/websocket";
import { expect, it } from "vitest";
import { createInbox } from "./inbox.ts";

function fakeSocket() {
  const socket = {
    isPaused: false,
    pause: () => void (socket.isPaused = true),
    resume: () => void (socket.isPaused = false),
  };
  return socket;
}

/** Opens an inbox whose work ends when the test ends it. */
function openInbox() {
  const socket = fakeSocket();
  const taken: string[] = [];
  const errors: unknown[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const inbox = createInbox(
    // No more of a socket is used.
    socket as unknown as WebSocket,
    async (text) => {
      taken.push(text);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      if (text === "bad") throw new Error("bad");
    },
    (error) => errors.push(error),
  );
  // A frame is taken, and the next one, some promises later.
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finish = async (): Promise<void> => {
    await settle();
    gates.shift()?.resolve();
    await settle();
  };
  return { socket, taken, errors, inbox, finish };
}

it("takes one frame after the other, and goes on after one that fails", async () => {
  const { taken, errors, inbox, finish } = openInbox();
  for (const text of ["one", "bad", "three"]) inbox.put(text);
  await finish();
  expect(taken).toEqual(["one", "bad"]);
  await finish();
  expect([taken, errors]).toEqual([["one", "bad", "three"], [new Error("bad")]]);
});

it("lets a socket wait while sixteen frames do", async () => {
  const { socket, inbox, finish } = openInbox();
  for (let index = 0; index < 15; index += 1) inbox.put("x");
  await finish();
  expect(socket.isPaused).toBe(false);
  inbox.put("x");
  inbox.put("x");
  expect(socket.isPaused).toBe(true);
  await finish();
  expect(socket.isPaused).toBe(false);
});

it("takes nothing more once it is stopped", async () => {
  const { taken, inbox, finish } = openInbox();
  inbox.put("one");
  inbox.put("two");
  await finish();
  inbox.put("three");
  inbox.stop();
  await finish();
  await finish();
  expect(taken).toEqual(["one", "two"]);
});
