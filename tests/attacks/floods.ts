/**
 * node tests/attacks/floods.ts
 *
 * Floods a server, whose limits are on, with one kind of call after another, and prints the latency of
 * other calls: the 99th percentile of `GET /api/me`, calm and flooded, and their ratio. It
 * fails when a call that is not flooded is answered by anything but 200; times are printed, not judged.
 */
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { WebSocket } from "ws";
import { DEMO_PASSWORD } from "../../packages/server/src/demo/demo-members.ts";
import { WHOLE_MEMBER } from "../../packages/server/src/live/live-connection.ts";
import { Backend } from "../e2e/support/backend.ts";
import { accessTokenOf } from "../e2e/support/call-as.ts";

const SECONDS = 10;
const CONNECTIONS = 50;

const json = { "content-type": "application/json" };
const credentials = { email: "robin@demo.example", password: "not the password" };
const registration = {
  ...credentials,
  email: "unknown@example.com",
  preferred_language: "en",
  recaptcha_token: "none",
};

interface Flood {
  /** Floods until it is stopped. */
  run(url: string, token: string, stop: AbortSignal): Promise<void>;
}

const calls = (path: string, body?: object): Flood => ({
  run: async (url, token, stop) => {
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
    const options = {
      url: `${url}/api${path}`,
      connections: CONNECTIONS,
      duration: 600,
      method: body === undefined ? "GET" : "POST",
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    } as const;
    const flood = autocannon(options, (error) => (error ? reject(error) : resolve()));
    stop.addEventListener("abort", () => flood.stop());
    await ended;
  },
});

/** Opens one connection after another, on many parallel tracks. */
const connects: Flood = {
  run: async (url, token, stop) => {
    const query = new URLSearchParams({ conversation_id: WHOLE_MEMBER, token });
    const address = `${url.replace("http", "ws")}/api/ws/chat?${query}`;
    const connect = () =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(address);
        socket.on("open", () => socket.terminate());
        // Most are refused: that is what the limit is for.
        socket.on("error", () => undefined);
        socket.on("close", () => resolve());
      });
    const way = async (): Promise<void> => {
      while (!stop.aborted) await connect();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, way));
  },
};

const floods: Readonly<Record<string, Flood>> = {
  "sign in": calls("/auth/login", credentials),
  register: calls("/auth/register", registration),
  "nickname check": calls("/nicknames/check?nickname=Robin%20of%20Leith"),
  discover: calls("/discover"),
  "voice script": calls("/me/voice-script"),
  "twin sharing": calls("/me/twin/sharing"),
  "live connections": connects,
};

/**
 * How long others wait for ten seconds, by turns, so that none meets the limit of reading.
 * @returns the 99th percentile in milliseconds
 */
async function waitingOf(url: string, tokens: readonly string[]): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  while (performance.now() < end) {
    const begun = performance.now();
    const token = tokens[times.length % tokens.length];
    const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (answer.status !== 200) throw new Error(`GET /api/me answered ${answer.status}`);
    await wait(15);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

const backend = await Backend.start({ DEMO: "named", LIMITS: "on", ROBOT_CHECK: "off" });
try {
  const others: string[] = [];
  for (const name of ["amelie", "chiara", "jonas", "mateo", "amelie", "chiara", "jonas", "mateo"]) {
    const email = `${name}@demo.example`;
    others.push(await accessTokenOf(backend, { email, password: DEMO_PASSWORD }));
  }
  const token = await accessTokenOf(backend, { email: credentials.email, password: DEMO_PASSWORD });
  const figures: Record<string, Record<string, string>> = {};
  for (const [name, flood] of Object.entries(floods)) {
    const calm = await waitingOf(backend.url, others);
    const stop = new AbortController();
    const flooding = flood.run(backend.url, token, stop.signal);
    const flooded = await waitingOf(backend.url, others);
    stop.abort();
    await flooding;
    figures[name] = {
      "calm p99 ms": calm.toFixed(1),
      "flooded p99 ms": flooded.toFixed(1),
      ratio: (flooded / calm).toFixed(2),
    };
  }
  console.table(figures);
} finally {
  await backend.dispose();
}
