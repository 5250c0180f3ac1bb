import { runCommand } from "@gemel/command/run-command";
import { build, type LogLevel } from "vite";
import { prerender } from "../prerender/prerender.ts";
import { forgetFingerprint, rememberFingerprint, sourceFingerprint } from "./fingerprint.ts";
import { appRoot } from "./paths.ts";

/**
 * Builds the app and its public pages into `app/dist` and notes which sources it was made from.
 * @param tell called with each step as it begins
 */
export async function buildApp(
  logLevel: LogLevel,
  notify: (step: string) => void = () => undefined,
): Promise<void> {
  process.env["SHORT_TOKEN_NAMES"] = "on";
  const fingerprint = await sourceFingerprint();
  await forgetFingerprint();
  notify("1 of 3: what browsers load");
  await build({ root: appRoot, mode: "production", logLevel });
  await prerender(logLevel, notify);
  await rememberFingerprint(fingerprint);
}

if (import.meta.main) {
  await runCommand(
    { usage: "npm run build", about: "Makes the app's production build, in app/dist." },
    () => buildApp("info"),
  );
}
