import type { WebSocket } from "ws";
import type { Schemas } from "@gemel/api";
import { findFrameFault } from "../contract/check-contract.ts";

export type Frame = Schemas["ReceivedFrame"];

export const cursorIn = (frame: Frame | undefined): string =>
  frame !== undefined && "cursor" in frame ? (frame.cursor ?? "") : "";

export const contentIn = (frame: Frame): unknown =>
  "content" in frame ? frame.content : undefined;

/** The frames that a client gets. */
export interface Frames {
  readonly all: readonly Frame[];
  /** The next that was not taken yet; waits for it. Rejects when the connection closes before. */
  next(): Promise<Frame>;
}

/** Collects the frames of a socket from its start. @throws in `next` if a frame departs from the contract */
export function collectFrames(socket: WebSocket): Frames {
  const all: Frame[] = [];
  let taken = 0;
  let notifySeen = (): void => undefined;
  socket.on("message", (data) => {
    all.push(JSON.parse(String(data)));
    notifySeen();
  });
  socket.on("close", () => notifySeen());
  return {
    all,
    next: async () => {
      while (all.length === taken) {
        if (socket.readyState === socket.CLOSED) throw new Error("closed before the next frame");
        await new Promise<void>((resolve) => (notifySeen = resolve));
      }
      const frame = all[taken];
      taken += 1;
      const fault = findFrameFault(frame);
      if (frame === undefined || fault !== undefined) throw new Error(`a bad frame: ${fault}`);
      return frame;
    },
  };
}
