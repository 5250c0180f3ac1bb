import { runCommand } from "@gemel/command/run-command";
import { build } from "vite";
import { prerender } from "../prerender/prerender.ts";
import { forgetFingerprint, rememberFingerprint, sourceFingerprint } from "./fingerprint.ts";
import { appRoot } from "./paths.ts";

await runCommand(
  {
    usage: "npm run build [-- --quiet]",
    about: "Makes the app's production build, in app/dist. --quiet: only steps and warnings.",
    options: { quiet: { type: "boolean" } },
  },
  async ({ options: { quiet } }) => {
    const logLevel = quiet ? "warn" : "info";
    const fingerprint = await sourceFingerprint();
    await forgetFingerprint();
    process.env["SHORT_TOKEN_NAMES"] = "on";
    console.log("  1 of 3: what browsers load …");
    await build({ root: appRoot, mode: "production", logLevel });
    await prerender(logLevel, (step) => console.log(`  ${step} …`));
    // Which sources it was made from.
    await rememberFingerprint(fingerprint);
  },
);
