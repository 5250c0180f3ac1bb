import { once } from "node:events";
import { WebSocket } from "ws";
import { freePort } from "../../../app/scripts/free-port.ts";

/** Memory of a process, in MB. */
export interface HeldMemory {
  /** Memory that is still referred to: V8's heap after a full collection, and the buffers outside it. */
  readonly held: number;
  /** Memory that the system has given the process, pages that it may reuse included. */
  readonly resident: number;
}

interface Answer {
  readonly id: number;
  readonly error?: { readonly message: string };
  readonly result: { readonly result: { readonly value: NodeJS.MemoryUsage } };
}

/** Commands of the inspector's protocol, one after the other on one connection. */
async function connect(port: number) {
  const targets = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await targets.json()) as readonly { webSocketDebuggerUrl: string }[];
  if (target === undefined) throw new Error("the process shows nothing to look into");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  let sent = 0;
  const command = async (method: string, params: object = {}): Promise<Answer["result"]> => {
    const id = ++sent;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(socket, "message")) as readonly unknown[];
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) continue;
      if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
      return answer.result;
    }
  };
  return { command, close: () => socket.close() };
}

const MEGABYTE = 1_048_576;

/** Prepares to look into the memory of a process that is yet to be started. */
export async function inspectMemory() {
  const port = await freePort();
  return {
    /** The environment to start the process with. */
    env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
    /**
     * Looks into the process once it runs. @param closing lets go of it, which must be before it is stopped
     * @returns runs a garbage collection, and reads the memory that is left
     */
    attach: async (closing: AsyncDisposableStack) => {
      const { command, close } = await connect(port);
      closing.defer(close);
      return async (): Promise<HeldMemory> => {
        await command("HeapProfiler.collectGarbage");
        const { result } = await command("Runtime.evaluate", {
          expression: "process.memoryUsage()",
          returnByValue: true,
        });
        const { heapUsed, external, rss } = result.value;
        return { held: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE };
      };
    },
  };
}
