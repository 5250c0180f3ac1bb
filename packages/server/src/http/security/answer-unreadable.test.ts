import { once } from "node:events";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { WHOLE_MEMBER } from "../../live/live-connection.ts";
import { waitingMember } from "../../testing/waiting-member.ts";
import { useSharedServer, useUrl } from "../../testing/use-test-server.ts";

const context = useSharedServer();
const url = useUrl(context);

/** Returns the server's answer to bytes. */
async function answerTo(bytes: string) {
  const { hostname, port } = new URL(url());
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  socket.write(bytes);
  const [head = "", body = ""] = (await buffer(socket)).toString().split("\r\n\r\n");
  const [first = "", ...lines] = head.toLowerCase().split("\r\n");
  const names = lines.map((line) => line.split(":")[0]);
  return { status: Number(first.split(" ")[1]), names, body };
}

const last = "connection: close\r\n\r\n";
const socket = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";

const key = Buffer.alloc(16).toString("base64");

const inert = (status: number) => ({
  status,
  body: expect.stringContaining("error_code"),
  names: expect.arrayContaining([
    "content-security-policy",
    "cross-origin-resource-policy",
    "x-content-type-options",
  ]),
});

it.each([
  ["no HTTP", "GET / HTP\r\n\r\n", 400],
  ["a head without an end", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(20_000)}`, 431],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n",
    400,
  ],
  ["no host", `GET / HTTP/1.1\r\n${last}`, 400],
  ["an expectation of its own", `GET /api/me HTTP/1.1\r\nhost: a\r\nexpect: cake\r\n${last}`, 401],
  ["any address", `OPTIONS * HTTP/1.1\r\nhost: a\r\n${last}`, 404],
  ["another host's address", `GET http://evil.example/api/me HTTP/1.1\r\nhost: a\r\n${last}`, 401],
  ["a method of its own", `PROPFIND /api/me HTTP/1.1\r\nhost: a\r\n${last}`, 404],
  ["a socket where there is none", `GET /api/me HTTP/1.0\r\nhost: a\r\n${socket}\r\n`, 401],
  ["a live connection without a token", `GET /ws/chat HTTP/1.1\r\nhost: a\r\n${socket}\r\n`, 401],
])("answers %s so that no page can make anything of it", async (_case, bytes, status) => {
  expect(await answerTo(bytes)).toEqual(inert(status));
});

it.each([
  ["without a key", socket],
  ["with a key that is none", `${socket}sec-websocket-key: none\r\n`],
  ["of another version", `${socket.replace("13", "7")}sec-websocket-key: ${key}\r\n`],
  ["with a broken protocol", `${socket}sec-websocket-key: ${key}\r\nsec-websocket-protocol: ,\r\n`],
])("answers a member's live connection %s in the same way", async (_case, headers) => {
  const { token } = await waitingMember(context());
  const bytes = `GET /ws/chat?conversation_id=${WHOLE_MEMBER}&token=${token} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
  expect(await answerTo(bytes)).toEqual(inert(400));
});
