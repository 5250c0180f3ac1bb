import { Socket } from "node:net";

/**
 * A socket that breaks when nothing has come or gone for so many milliseconds. A network that swallows everything
 * tells nobody: the system alone would send again for a quarter of an hour before it gives up.
 */
export function openWatchedSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    const error = new Error(`nothing came for ${silence} ms`);
    socket.destroy(Object.assign(error, { code: "ETIMEDOUT" }));
  });
  return socket;
}
