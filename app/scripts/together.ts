import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { repository } from "./paths.ts";

export interface Command {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

/**
 * Runs Node programs side by side until one ends or this process gets SIGINT or SIGTERM, then stops the
 * others and waits for them.
 * @returns The exit code of the one that ended first, 0 after a signal.
 */
export async function runTogether(commands: readonly Command[]): Promise<number> {
  const children = commands.map(({ args, env }) =>
    spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: "inherit",
    }),
  );
  const ends = children.map((child) => once(child, "exit"));
  const signalled = new Promise<0>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve(0));
  });
  const ended = Promise.race(ends).then(([code]) => (typeof code === "number" ? code : 1));
  const code = await Promise.race([signalled, ended]);
  for (const child of children) if (isRunning(child)) child.kill("SIGTERM");
  await Promise.all(ends);
  return code;
}
