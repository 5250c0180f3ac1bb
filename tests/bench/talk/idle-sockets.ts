import { once } from "node:events";
import { WebSocket } from "ws";
import type { Started } from "../site/start-several.ts";
import { pause, residentKb } from "./figures.ts";

/** Number of connections that are opened at once. */
const BATCH = 100;
/** Opened before the memory is looked at first, so that code and pools are not counted. */
const WARM_UP = 200;

/** How much memory a server takes for each of many connections that say nothing, in kB. */
export async function memoryPerSocket(
  server: Started,
  count: number,
  address: (index: number) => URL,
): Promise<number> {
  const sockets: WebSocket[] = [];
  const open = async (target: number): Promise<void> => {
    while (sockets.length < target) {
      const size = Math.min(BATCH, target - sockets.length);
      const batch = Array.from(
        { length: size },
        (_none, index) =>
          new WebSocket(address(sockets.length + index), { perMessageDeflate: false }),
      );
      await Promise.all(batch.map((socket) => once(socket, "open")));
      sockets.push(...batch);
    }
    await pause(2);
  };
  await open(WARM_UP);
  const before = await residentKb(server.pid);
  await open(WARM_UP + count);
  const after = await residentKb(server.pid);
  for (const socket of sockets) socket.terminate();
  return Number(((after - before) / count).toFixed(1));
}
