import { builtFingerprint, sourceFingerprint } from "./fingerprint.ts";

const built = await builtFingerprint();
if (built !== (await sourceFingerprint())) {
  const reason = built === undefined ? "is missing" : "is older than its sources";
  process.stdout.write(`The app's build ${reason}: building it.\n`);
  // Loaded only now: Vite alone takes longer than finding out that nothing is to be done.
  const { buildApp } = await import("./build.ts");
  await buildApp("warn");
}
