import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { cleanEnvironment } from "./clean-environment.ts";

/** Runs a command of the server's folder to its end, as `npm run` does. */
export async function runScript(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const path = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes: Buffer) => (written.stdout += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (written.stderr += bytes.toString()));
  const [code] = await once(child, "close");
  return { code, ...written };
}
