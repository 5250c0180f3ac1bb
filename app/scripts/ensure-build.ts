import { builtFingerprint, sourceFingerprint } from "./fingerprint.ts";

/** Makes the app's build where there is none or its sources have changed, and says so. */
export default async function ensureBuild(): Promise<void> {
  const built = await builtFingerprint();
  if (built === (await sourceFingerprint())) return;
  const started = performance.now();
  const reason = built === undefined ? "is missing" : "is older than its sources";
  console.log(`The app's build ${reason}: building it, which takes about a minute.`);
  // Loaded only now: Vite alone takes longer than finding out that the build is up to date.
  const { buildApp } = await import("./build.ts");
  const { NODE_ENV: before } = process.env;
  await buildApp("warn", (step) => console.log(`  ${step} …`));
  // Vite sets it to production, and the server that begins in this process would take it for its own.
  if (before === undefined) delete process.env["NODE_ENV"];
  else process.env["NODE_ENV"] = before;
  const seconds = Math.round((performance.now() - started) / 1_000);
  console.log(`Built in ${seconds} s.`);
}

if (import.meta.main) await ensureBuild();
