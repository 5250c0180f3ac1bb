import { handlers, type Choices } from "@gemel/mock/handlers";
import { vi } from "vitest";

/**
 * Answers every call from the contract's examples, until the test takes its stubs away.
 *
 * @returns the addresses asked for so far
 */
export function answerWith(choices: Choices): readonly URL[] {
  const asked: URL[] = [];
  const all = handlers(choices);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url));
    for (const handler of all) {
      const run = await handler.run({ request: request.clone(), requestId: crypto.randomUUID() });
      if (run?.response && run.response.type !== "error") return run.response;
      if (run) break;
    }
    throw new TypeError("Failed to fetch");
  });
  return asked;
}
