import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@gemel/command/run-command";
import { build } from "vite";
import { prerender } from "../prerender/prerender.ts";
import { smallestBrotli } from "../vite/smallest-brotli.ts";
import { forgetFingerprint, rememberFingerprint, sourceFingerprint } from "./fingerprint.ts";
import { appRoot, dist } from "./paths.ts";

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
    // `sw.js` is written after all other files were compressed.
    const worker = join(dist, "sw.js");
    await writeFile(`${worker}.br`, await smallestBrotli(await readFile(worker)));
    await prerender(logLevel, (step) => console.log(`  ${step} …`));
    // The sources that it was made from.
    await rememberFingerprint(fingerprint);
  },
);
