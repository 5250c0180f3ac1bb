import type { WebSocket } from "@fastify/websocket";
import { expect, it } from "vitest";
import { createLiveSender } from "./live-sender.ts";

const MB = 1024 * 1024;

function fakeSocket(bufferedAmount: number, readyState = 1) {
  const did: string[] = [];
  const socket = {
    OPEN: 1,
    readyState,
    bufferedAmount,
    send: (text: string, done?: () => void) => {
      did.push(text);
      done?.();
    },
    terminate: () => did.push("cut off"),
  };
  // No more of a socket is used.
  return { socket: socket as unknown as WebSocket, did };
}

it("cuts off who reads too slowly, so that they can come back", () => {
  const [fast, slow] = [fakeSocket(MB), fakeSocket(MB + 1)];
  for (const { socket } of [fast, slow]) createLiveSender(socket).send("Hello");
  expect([fast.did, slow.did]).toEqual([["Hello"], ["cut off"]]);
});

it("is silent to who is gone", async () => {
  const { socket, did } = fakeSocket(0, 3);
  const sender = createLiveSender(socket);
  sender.send("Hello");
  await sender.sendAll(["One", "Two"]);
  expect(did).toEqual([]);
});

it("sends many in their order, and none is well too", async () => {
  const { socket, did } = fakeSocket(0);
  const sender = createLiveSender(socket);
  await sender.sendAll([]);
  await sender.sendAll(["One", "Two"]);
  expect(did).toEqual(["One", "Two"]);
});
