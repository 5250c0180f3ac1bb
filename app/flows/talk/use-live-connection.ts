import type { Schemas } from "@gemel/api";
import type { LiveFrame } from "@gemel/api/live";
import { liveConnectionMachine } from "@gemel/machines/live-connection";
import { provideLive, readLive, usePause, useNetworkEvents } from "./live-connection.ts";
import { useFlow } from "../use-flow.ts";

interface Host {
  /** Must stay the same while the component is mounted; another one needs another `key`. */
  conversationId: string;
  /**
   * The connection is closed until this is false: the page is hidden.
   * @default false
   */
  isPaused?: boolean;
  /** The connection is there, for the first time or again. */
  onOpened: () => void;
  onFrame: (frame: LiveFrame) => void;
}

/** The live connection of a conversation, which reconnects until the component unmounts. */
export function useLiveConnection({ conversationId, isPaused = false, onOpened, onFrame }: Host) {
  const [snapshot, send] = useFlow(
    ({ client }) =>
      provideLive(liveConnectionMachine, client).provide({
        actions: { announceOpened: onOpened, announceFrame: (_, frame) => onFrame(frame) },
      }),
    {
      input: { conversationId, now: () => Date.now(), random: () => Math.random() },
    },
  );
  useNetworkEvents(send);
  usePause(send, isPaused);
  return {
    ...readLive(snapshot),
    retry: () => send({ type: "connection.retry" }),
    /** Sent while connected, else nothing. */
    send: (frame: Schemas["SentMessageFrame"]) => send({ type: "frame.send", frame }),
  } as const;
}
