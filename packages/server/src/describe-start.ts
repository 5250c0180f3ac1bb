import type { Config } from "./config/config.ts";
import { DEMO_PASSWORD, type DemoMember } from "./demo/demo-members.ts";
import { outboxFolder } from "./stores/create-mailer.ts";

/** What the terminal shows once the server listens. */
export function describeStart(config: Config, url: string, members: readonly DemoMember[]): string {
  const lines = [`Gemel is ready at ${url}`];
  if (config.mode === "trial") {
    lines.push("Trial mode: for this machine only. Set NODE_ENV=production to serve others.");
  }
  if (config.mailUrl === undefined) {
    const page = config.mode === "trial" ? `, shown at ${url}/dev/outbox` : "";
    lines.push(`Mails land in ${outboxFolder(config.dataDir)}${page}`);
  }
  if (members.length > 0) {
    lines.push("", `Demo members, all with the password ${DEMO_PASSWORD}`);
    const width = Math.max(...members.map(({ email }) => email.length));
    for (const { email, language, about } of members) {
      lines.push(`  ${email.padEnd(width)}  ${language}  ${about}`);
    }
    lines.push("All demo members are made up: portraits are drawn, voices are hummed tunes.");
  }
  return lines.join("\n");
}
