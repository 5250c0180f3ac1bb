import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseEnv, promisify } from "node:util";
import { readConfig } from "@gemel/server/config";
import { expect, it } from "vitest";

const read = (path: string): Promise<string> =>
  readFile(new URL(`../../${path}`, import.meta.url), "utf8");

it("starts in production with the example of its environment, commented lines included, once its secrets are filled in", async () => {
  const example = await read("deploy/gemel.env.example");
  const whole = example.replaceAll(/^#(?=[A-Z_]+=)/gm, "");
  for (const text of [example, whole]) {
    const given = { NODE_ENV: "production", PORT: "3001", ...parseEnv(text) };
    expect(() => readConfig(given)).toThrow("AUTH_SECRET: is needed in production");
    const config = readConfig({ ...given, AUTH_SECRET: randomBytes(32).toString("hex") });
    expect(config).toMatchObject({ mode: "production", publicUrl: "https://gemel.example" });
  }
});

it("means the same to a shell that reads the example of its environment", async () => {
  const example = await read("deploy/gemel.env.example");
  const whole = example.replaceAll(/^#(?=[A-Z_]+=)/gm, "");
  const given = parseEnv(whole);
  const print = `set -a; ${whole}\nexec "$0" -p 'JSON.stringify(process.env)'`;
  const { stdout } = await promisify(execFile)("sh", ["-euc", print, process.execPath], {
    env: {},
  });
  expect(JSON.parse(stdout)).toMatchObject(given);
});

it("waits for a process that stops as long as that may take", async () => {
  const unit = await read("deploy/systemd/gemel@.service");
  const main = await read("packages/server/src/main.ts");
  const stopTimeout = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  const grace = Number(/GRACE_MS = ([\d_]+)/.exec(main)?.[1]?.replaceAll("_", "")) / 1_000;
  const { DRAIN_SECONDS } = parseEnv(await read("deploy/gemel.env.example"));
  expect(stopTimeout).toBeGreaterThan(grace + Number(DRAIN_SECONDS));
});
