import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { cleanEnvironment } from "./clean-environment.ts";
import { spawnModule } from "./spawn-server.ts";

/** Runs a command of the server's folder to its end, as `npm run` does. */
export const runScript = (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => spawnModule(fileURLToPath(new URL(`../../${name}.ts`, import.meta.url)), args, env).ended;

/** The same in this process, in a tenth of the time: for tests of what a command refuses. */
export async function runHere(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const { argv, env: environment, exitCode } = process;
  const written = { stdout: "", stderr: "" };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void (written.stdout += `${line}\n`)),
    vi.spyOn(console, "error").mockImplementation((line) => void (written.stderr += `${line}\n`)),
  ];
  process.argv = [process.execPath, name, ...args];
  process.env = { ...cleanEnvironment(), ...env };
  try {
    // A command runs when it is loaded, so it is loaded again.
    const { href } = new URL(`../../${name}.ts?${randomUUID()}`, import.meta.url);
    await import(/* @vite-ignore */ href);
    return { code: process.exitCode, ...written };
  } finally {
    Object.assign(process, { argv, env: environment, exitCode });
    for (const spy of spies) spy.mockRestore();
  }
}
