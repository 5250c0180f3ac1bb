import type { Choices } from "@gemel/mock/handlers";
import { startBackend } from "./backend.ts";

/**
 * Answers every call from the contract's examples, until the test takes its stubs away.
 * @returns the addresses asked for so far
 */
export function answerWith(choices: Choices): readonly URL[] {
  const asked: URL[] = [];
  startBackend(choices, ({ url }) => void asked.push(new URL(url)));
  return asked;
}
