import { execFileSync } from "node:child_process";
import { MendableError } from "@gemel/command/mendable-error";
import { repository } from "../runner/run-step.ts";

const git = (...args: string[]): string =>
  execFileSync("git", args, {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

const lines = (text: string): string[] => text.split("\n").filter(Boolean);

/** The remote's main branch as this clone knows it; without a remote, what is not committed is the change. */
export function lastLanded(): string {
  try {
    return git("rev-parse", "--abbrev-ref", "origin/HEAD").trim();
  } catch {
    return "HEAD";
  }
}

/**
 * Returns the files that differ from the point where this branch left another: new files included, deleted
 * ones not.
 * @throws MendableError if Git knows no such commit
 */
export function changedFiles(since: string): string[] {
  try {
    git("rev-parse", "--verify", "--quiet", `${since}^{commit}`);
  } catch (error) {
    throw new MendableError(`--since: there is no commit "${since}"; git log lists them`, {
      cause: error,
    });
  }
  const changed = git("diff", "--name-only", "--diff-filter=d", "--merge-base", since);
  const added = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...lines(changed), ...lines(added)])];
}

/** All files that Git knows or would add. */
export const repositoryFiles = (): string[] =>
  lines(git("ls-files", "--cached", "--others", "--exclude-standard"));
