import { parentPort } from "node:worker_threads";
import { studies, type StudyName } from "../src/evidence/report.ts";

/** The study that a worker runs. */
export interface Asked {
  readonly name: StudyName;
  readonly members: number;
}

export interface Answered {
  readonly name: StudyName;
  readonly found: unknown;
}

parentPort?.on("message", ({ name, members }: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage({ name, found: studies[name](members) } satisfies Answered);
});
