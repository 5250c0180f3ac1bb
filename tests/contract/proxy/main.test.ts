import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { readArguments, UsageError } from "./arguments.ts";
import { serve } from "./serve.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const smallContract = fileURLToPath(new URL("testing/contract.yaml", import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

function run(...args: string[]) {
  const started = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  child = started;
  return started;
}

const usage = "Usage: npm run contract:proxy -- URL [--port 4020]";

test.each([
  [[], `Name the URL of one backend. ${usage}`],
  [["localhost:3000"], `"localhost:3000" is no http or https URL. ${usage}`],
  [["nonsense"], `"nonsense" is no http or https URL. ${usage}`],
  [["http://a", "http://b"], `Name the URL of one backend. ${usage}`],
  [["http://a", "--port", "70000"], `--port 70000 is no port, 0 to 65535. ${usage}`],
  [["http://a", "--port"], `Option '--port <value>' argument missing Usage: ${usage.slice(7)}`],
])("%j is refused in one line", (args, message) => {
  expect(() => readArguments(args)).toThrow(new UsageError(message));
});

test("a port that is taken is refused in one line", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const served = serve(
    { base: new URL("http://localhost:1/api"), port },
    () => undefined,
    smallContract,
  );
  await expect(served).rejects.toThrow(
    new UsageError(`The proxy cannot listen on port ${port} (EADDRINUSE).`),
  );
  holder.close();
});

test("the command ends with 2 and one line, never with a stack", async () => {
  const ran = run();
  const [stdout, stderr, [code]] = await Promise.all([
    text(ran.stdout),
    text(ran.stderr),
    once(ran, "close"),
  ]);
  expect({ stdout, stderr, code }).toEqual({
    stdout: "",
    stderr: `Name the URL of one backend. ${usage}\n`,
    code: 2,
  });
});

test("the command says where it answers, tells on standard output and ends when told to", async () => {
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
