import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtFingerprint, sourceFingerprint } from "./fingerprint.ts";

/**
 * Makes the app's build if there is none or its sources have changed, and says so. A separate process makes
 * it: a process that has loaded React's development code cannot draw the public pages.
 * @throws Error when the build fails; the cause is printed.
 */
export default async function ensureBuild(): Promise<void> {
  const built = await builtFingerprint();
  if (built === (await sourceFingerprint())) return;
  const started = performance.now();
  const reason = built === undefined ? "is missing" : "is older than its sources";
  console.log(`The app's build ${reason}: building it, which takes about a minute.`);
  const building = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), "--quiet"], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error("The app's build failed: see above");
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`Built in ${seconds} s.`);
}

if (import.meta.main) await ensureBuild();
