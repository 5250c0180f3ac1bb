import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { readArguments as readCommandLine } from "@gemel/command/arguments";
import { MendableError } from "@gemel/command/mendable-error";
import { afterEach, expect, test } from "vitest";
import { commandLine, readArguments, serve } from "./command.ts";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const smallContract = fileURLToPath(new URL("testing/contract.yaml", import.meta.url));

let child: ChildProcess | undefined;
afterEach(() => child?.kill());

function run(...args: string[]) {
  const started = spawn(process.execPath, [main, "proxy", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  return started;
}

const usage = "npm run contract -- proxy URL [--port N]";

test.each([
  [["localhost:3000"], `"localhost:3000" is no http or https URL: ${usage}`],
  [["nonsense"], `"nonsense" is no http or https URL: ${usage}`],
  [["http://a", "--port", "70000"], '--port must be a whole number from 0 to 65535, not "70000"'],
])("%j is refused in one line", (args, message) => {
  const given = readCommandLine(commandLine, args);
  expect(() => given !== "help" && readArguments(given)).toThrow(new MendableError(message));
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
  await expect(served).rejects.toMatchObject({ code: "EADDRINUSE", port });
  holder.close();
});

test("the command says where it answers, reports on standard output and ends on a signal", async () => {
  const started = run("http://localhost:1", "--port", "0");
  const [first] = (await once(started.stdout, "data")) as [Buffer];
  const [, url = ""] =
    /^The proxy answers on (\S+) and holds http:\/\/localhost:1\/api to /.exec(first.toString()) ??
    [];
  const reported = once(started.stdout, "data");
  const response = await fetch(`${url}/me`, { headers: { Authorization: "Bearer x" } });
  expect(response.status).toBe(502);
  expect(String((await reported)[0])).toBe(
    "GET /api/me, backend: http://localhost:1 gave no answer (ECONNREFUSED)\n",
  );
  started.kill("SIGTERM");
  expect(await once(started, "close")).toEqual([0, null]);
});
