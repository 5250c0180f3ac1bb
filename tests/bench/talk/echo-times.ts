import { once } from "node:events";
import { WebSocket } from "ws";
import { pause } from "./figures.ts";

/**
 * Makes an echo server send texts back on many connections, at a rate per second.
 * @returns how long each took, in ms
 */
export async function echoTimes(
  url: string,
  load: { readonly sockets: number; readonly perSecond: number; readonly seconds: number },
): Promise<readonly number[]> {
  const took: number[] = [];
  const sockets = Array.from({ length: load.sockets }, () => new WebSocket(url));
  await Promise.all(sockets.map((socket) => once(socket, "open")));
  for (const socket of sockets) {
    socket.on("message", (data) => took.push(performance.now() - Number(String(data))));
  }
  await everySoOften(load, (index) => {
    sockets[index % load.sockets]?.send(String(performance.now()));
  });
  await pause(1);
  for (const socket of sockets) socket.terminate();
  return took;
}

/** Does something at an even pace; what a late timer missed is made up for. */
export async function everySoOften(
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  act: (index: number) => void,
): Promise<void> {
  const begun = performance.now();
  for (let done = 0; done < perSecond * seconds; await pause(0.002)) {
    const due = Math.min(((performance.now() - begun) / 1_000) * perSecond, perSecond * seconds);
    for (; done < due; done++) act(done);
  }
}
