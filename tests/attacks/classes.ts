import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposable, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The attempts of members who mean harm, and the tests that try them, by their files. */
export const classes: readonly { readonly title: string; readonly files: readonly string[] }[] = [
  {
    title: "taking an account over, locking its owner out, bombing a mailbox",
    files: [
      "packages/server/src/features/accounts/register.test.ts",
      "packages/server/src/features/accounts/verify-email.test.ts",
      "packages/server/src/features/accounts/resend-verification.test.ts",
      "packages/server/src/features/sessions/login.test.ts",
      "packages/server/src/features/accounts/reset-password.test.ts",
      "packages/server/src/features/sessions/refresh-token.test.ts",
      "packages/server/src/features/notices/mail-budget.test.ts",
      "tests/attacks/enumeration/enumeration.test.ts",
      "packages/server/src/features/sessions/login-budget.test.ts",
      "packages/server/src/http/shared-address.test.ts",
      "packages/server/src/http/stolen-session.test.ts",
      "tests/attacks/measures/measures.test.ts",
      "packages/server/src/features/export/export.test.ts",
      "tests/attacks/at-once.test.ts",
      "tests/attacks/two-processes.test.ts",
      "packages/api/src/session/tabs.test.ts",
      "packages/api/src/session/browser-token-store.test.ts",
    ],
  },
  {
    title: "escaping a report by deleting, blocking or flooding, and reports as a weapon",
    files: [
      "tests/attacks/measures/measures.test.ts",
      "packages/server/src/features/likes/likes.test.ts",
      "packages/server/src/features/reports/report-profile.test.ts",
      "packages/server/src/features/reports/report-twin.test.ts",
      "packages/server/src/features/moderation/rule-on-report.test.ts",
      "tests/attacks/at-once.test.ts",
      "tests/attacks/two-processes.test.ts",
    ],
  },
  {
    title: "telling a block from an unmatch",
    files: [
      "tests/attacks/authorization/parting.test.ts",
      "packages/server/src/features/blocks/blocks.test.ts",
    ],
  },
  {
    title: "reading private facts by small changes",
    files: [
      "packages/server/src/features/discover/discover-feed.test.ts",
      "packages/server/src/features/profiles/identity-changes.test.ts",
      "packages/server/src/features/own-profile/my-profile.test.ts",
      "packages/psyche/src/evidence/evidence.test.ts",
      "packages/server/src/features/discover/candidate-by-nickname.test.ts",
      "tests/attacks/day.test.ts",
      "packages/server/src/features/pictures/picture.test.ts",
      "packages/server/src/features/candidates/pair-noise.test.ts",
      "tests/attacks/at-once.test.ts",
      "packages/server/src/http/limits.test.ts",
    ],
  },
  {
    title: "making a twin say what its owner has not confirmed",
    files: [
      "packages/server/src/features/twins/twin-sharing.test.ts",
      "packages/server/src/features/twins/may-speak-to-twin.test.ts",
      "packages/server/src/features/twins/end-at-once.test.ts",
      "packages/server/src/features/twins/shareable-text.test.ts",
      "packages/server/src/features/ai-answers/prompts/prompts.test.ts",
      "packages/server/src/features/ai-answers/offline/offline.test.ts",
      "packages/server/src/features/ai-answers/answerer.test.ts",
    ],
  },
  {
    title: "requests that cost more than they say",
    files: [
      "packages/server/src/http/bad-input.test.ts",
      "packages/server/src/http/security/answer-unreadable.test.ts",
      "packages/server/src/http/limits.test.ts",
      "packages/server/src/http/stolen-session.test.ts",
      "packages/server/src/media/fair-queue.test.ts",
      "packages/server/src/features/pictures/decoded-bytes.test.ts",
      "tests/attacks/uploads/uploads.test.ts",
      "packages/server/src/foundation/read-json.test.ts",
      "packages/server/src/http/error-handler.test.ts",
      "packages/server/src/foundation/date-time.test.ts",
      "tests/attacks/day.test.ts",
      "packages/server/src/features/live-connections/live-limits.test.ts",
      "packages/server/src/features/live-connections/live-talk-day.test.ts",
      "packages/server/src/features/likes/first-message.test.ts",
      "packages/server/src/features/pictures/picture.test.ts",
      "packages/server/src/features/robot-check/robot-check.test.ts",
      "packages/server/src/features/conversations/empty-talks.test.ts",
      "packages/server/src/features/accounts/passwords.test.ts",
      "packages/server/src/features/profiles/looks.test.ts",
      "packages/server/src/features/voice-script/quote-bio.test.ts",
    ],
  },
  {
    title: "words at people: the same to many, ways out, names that pretend",
    files: [
      "packages/server/src/features/likes/likes.test.ts",
      "packages/server/src/features/moderation/moderation.test.ts",
      "packages/server/src/features/own-profile/my-profile.test.ts",
      "packages/server/src/features/profiles/nickname.test.ts",
      "packages/server/src/http/bad-input.test.ts",
      "packages/server/src/http/limits.test.ts",
      "packages/server/src/features/likes/first-message.test.ts",
      "tests/attacks/at-once.test.ts",
    ],
  },
  { title: "texts that promise what the code does not keep", files: ["tests/promises.test.ts"] },
];

/** The part of a report of vitest's reporter `json` that is read here. */
interface Report {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    /** Why the file as a whole failed, as one that cannot be loaded; otherwise empty. */
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

async function runTests(files: readonly string[], output: string): Promise<Report> {
  const projects = ["--project", "server", "--project", "unit"];
  const reporter = ["--reporter", "json", "--outputFile", output];
  // In the short form: the parts beside this one are the long one.
  const vitest = spawn("vitest", ["run", ...projects, ...reporter, ...files], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(vitest, "close");
  return JSON.parse(await readFile(output, "utf8"));
}

/**
 * Tries every class and prints a line for each: how much was tried, and what came of it.
 * @returns whether all held
 */
export async function runClasses(): Promise<boolean> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "gemel-attacks-"));
  const lines: string[] = [];
  let haveAllHeld = true;
  for (const [index, { title, files }] of classes.entries()) {
    const report = await runTests(files, join(folder.path, `${index}.json`));
    const tried = report.numTotalTests - report.numPendingTests;
    const broken = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed");
    const hasHeld = report.success && tried > 0;
    haveAllHeld &&= hasHeld;
    const outcome = hasHeld ? "none succeeds" : `${tried - report.numPassedTests} succeed`;
    lines.push(`${hasHeld ? "✓" : "✗"} ${index + 1} ${title}: ${tried} tried, ${outcome}`);
    for (const { fullName } of broken) lines.push(`    ✗ ${fullName}`);
    for (const { name, message } of report.testResults) {
      if (message !== "") lines.push(`    ✗ ${name}: ${message}`);
    }
  }
  for (const line of lines) console.log(line);
  return haveAllHeld;
}
