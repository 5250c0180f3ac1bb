import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../../../app/scripts/free-port.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

let echo: Server;
let network: TcpProxy;
/** How each connection to the server ended. */
let served: Promise<string>;

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  served = promise;
  echo = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("data", (bytes) => socket.write(bytes));
    socket.on("end", () => {
      resolve("end");
      socket.end();
    });
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(String(error.code)));
  }).listen(0, "127.0.0.1");
  await once(echo, "listening");
  const address = echo.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  network = await startTcpProxy([await freePort(), port]);
});
afterEach(async () => {
  await network.close();
  echo.close();
});

/** A client whose first words have come back. */
async function talkThrough(): Promise<Socket> {
  const socket = connect({ port: Number(new URL(network.url).port), host: "127.0.0.1" });
  socket.write("hello");
  const [bytes] = await once(socket, "data");
  expect(String(bytes)).toBe("hello");
  return socket;
}

it("passes connections on to the server that listens", async () => {
  const socket = await talkThrough();
  expect(network.connections).toBe(1);
  socket.end();
  expect(await served).toBe("end");
});

it("keeps what is delayed in its order", async () => {
  const socket = await talkThrough();
  network.delay(10);
  let received = "";
  socket.on("data", (bytes) => (received += String(bytes)));
  for (const letter of "order") socket.write(letter);
  await expect.poll(() => received).toBe("order");
  socket.destroy();
});

it("cuts both ends", async () => {
  const socket = await talkThrough();
  const broken = once(socket, "error");
  expect(network.cut()).toBe(1);
  expect(await broken).toEqual([expect.objectContaining({ code: "ECONNRESET" })]);
  expect(await served).toBe("ECONNRESET");
});

it("ends the direction to a client, or to the server", async () => {
  const one = await talkThrough();
  const ended = once(one, "end");
  expect(network.halfClose("client")).toBe(1);
  await ended;
  await expect.poll(() => network.connections).toBe(0);
  const other = await talkThrough();
  expect(network.halfClose("server")).toBe(1);
  expect(await served).toBe("end");
  other.destroy();
});
