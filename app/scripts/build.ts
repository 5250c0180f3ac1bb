import { build, type LogLevel } from "vite";
import { prerender } from "../prerender/prerender.ts";
import { forgetFingerprint, rememberFingerprint, sourceFingerprint } from "./fingerprint.ts";
import { appRoot } from "./paths.ts";

/** Builds the app and its public pages into `app/dist` and notes which sources it was made from. */
export async function buildApp(logLevel: LogLevel): Promise<void> {
  const fingerprint = await sourceFingerprint();
  await forgetFingerprint();
  await build({ root: appRoot, mode: "production", logLevel });
  await prerender(logLevel);
  await rememberFingerprint(fingerprint);
}

if (import.meta.main) await buildApp("info");
