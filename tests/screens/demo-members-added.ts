import { setTimeout as wait } from "node:timers/promises";
import type { Backend } from "../e2e/support/backend.ts";

const WITHIN_MS = 120_000;

/** Waits until the people are there whom the demo members meet and talk to. @throws when they stay away */
export async function demoMembersAdded(backend: Backend): Promise<void> {
  const giveUp = Date.now() + WITHIN_MS;
  while (!backend.log.includes("moved in")) {
    if (Date.now() > giveUp) throw new Error(`No demo members were added:\n${backend.log}`);
    await wait(250);
  }
}
