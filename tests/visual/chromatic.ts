import { spawn } from "node:child_process";

// Without a token nothing is compared, so the command must not end with success.
// The continuous integration runs `test:visual` and needs neither token nor network.
const asked = process.argv.slice(2);
if (process.env["CHROMATIC_PROJECT_TOKEN"] || asked.includes("--help")) {
  const args = ["--build-script-name", "build:storybook", ...asked];
  const chromatic = spawn("chromatic", args, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  chromatic.on("close", (code) => (process.exitCode = code ?? 1));
} else {
  console.error(
    "Chromatic compares nothing: CHROMATIC_PROJECT_TOKEN is not set. `npm run test:visual` compares the same stories on this machine.",
  );
  process.exitCode = 1;
}
