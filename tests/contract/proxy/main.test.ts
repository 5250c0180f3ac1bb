import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

// Each test starts Node, and Prism takes its time to read the contract.
vi.setConfig({ testTimeout: 30_000 });

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

function run(...args: string[]) {
  const started = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  child = started;
  return started;
}

async function end(...args: string[]) {
  const ran = run(...args);
  const [stdout, stderr, [code]] = await Promise.all([
    text(ran.stdout),
    text(ran.stderr),
    once(ran, "close"),
  ]);
  return { stdout, stderr, code: code as number };
}

const usage = "Usage: npm run contract:proxy -- URL [--port 4020]";

test.each([
  [[], `Name the URL of one backend. ${usage}\n`],
  [["localhost:3000"], `"localhost:3000" is no http or https URL. ${usage}\n`],
  [["nonsense"], `"nonsense" is no http or https URL. ${usage}\n`],
  [["http://a", "http://b"], `Name the URL of one backend. ${usage}\n`],
  [["http://a", "--port", "70000"], `--port 70000 is no port, 0 to 65535. ${usage}\n`],
  [["http://a", "--port"], expect.stringMatching(/^Option '--port <value>' argument missing.*\n$/)],
])("%j is one line and exit code 2", async (args, stderr) => {
  expect(await end(...args)).toEqual({ stdout: "", stderr, code: 2 });
});

test("a port that is taken is one line and exit code 2", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ended = await end("http://localhost:1", "--port", String(port));
  holder.close();
  const stderr = `The proxy cannot listen on port ${port} (EADDRINUSE).\n`;
  expect(ended).toEqual({ stdout: "", stderr, code: 2 });
});

test("it says where it answers, tells on standard output and ends when told to", async () => {
  const started = run("http://localhost:1", "--port", "0");
  const [first] = (await once(started.stdout, "data")) as [Buffer];
  const [, url = ""] =
    /^The proxy answers on (\S+) and holds http:\/\/localhost:1\/api to /.exec(first.toString()) ??
    [];
  const told = once(started.stdout, "data");
  const response = await fetch(`${url}/me`, { headers: { Authorization: "Bearer x" } });
  expect(response.status).toBe(502);
  expect(String((await told)[0])).toBe(
    "GET /api/me, backend: http://localhost:1 gave no answer (ECONNREFUSED)\n",
  );
  started.kill("SIGTERM");
  expect(await once(started, "close")).toEqual([0, null]);
});
