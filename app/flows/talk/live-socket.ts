import { liveUrl, readFrame, writeFrame, type LiveAddress, type LiveFrame } from "@gemel/api/live";
import type { LiveSocket } from "@gemel/machines/live-connection";

/**
 * Opens the browser's socket. Rejects when it does not open; aborted before that, it is left as
 * soon as it is open.
 *
 * @param onFrame - called with every frame that can be read
 */
export function openLiveSocket(
  address: LiveAddress,
  onFrame: (frame: LiveFrame) => void,
  signal: AbortSignal,
): Promise<LiveSocket> {
  const socket = new WebSocket(liveUrl(address));
  const leave = (): void => {
    // To a browser it is an error when a connection is given up that is not there yet.
    if (socket.readyState !== WebSocket.CONNECTING) socket.close(1000);
    else socket.addEventListener("open", () => socket.close(1000));
  };
  signal.addEventListener("abort", leave);
  socket.addEventListener("message", ({ data }) => {
    const frame = typeof data === "string" ? readFrame(data) : undefined;
    if (frame) onFrame(frame);
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => {
      signal.removeEventListener("abort", leave);
      resolve({ send: (frame) => socket.send(writeFrame(frame)), closed, leave });
    });
    void closed.then((code) => reject(new Error(`The connection was closed with ${code}`)));
  });
}
