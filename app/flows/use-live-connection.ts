import type { Schemas } from "@gemel/api";
import type { LiveFrame } from "@gemel/api/live";
import { liveConnectionMachine } from "@gemel/machines/live-connection";
import { useMachine } from "@xstate/react";
import { useState } from "react";
import { useGemel } from "./gemel.tsx";
import { provideLive, readLive, useAway, useNetworkEvents } from "./live-connection.ts";

interface Host {
  /** The same for as long as the component lives; another one needs another `key`. */
  conversationId: string;
  /**
   * Nobody is there to read what comes: the connection is let go until they are back.
   * @default false
   */
  isAway?: boolean;
  /** The connection is there, for the first time or again. */
  onOpened: () => void;
  onFrame: (frame: LiveFrame) => void;
}

/** The live connection of a conversation, which comes back by itself until the component goes. */
export function useLiveConnection({ conversationId, isAway = false, onOpened, onFrame }: Host) {
  const { client } = useGemel();
  const [machine] = useState(() =>
    provideLive(liveConnectionMachine, client).provide({
      actions: { announceOpened: onOpened, announceFrame: (_, frame) => onFrame(frame) },
    }),
  );
  const [snapshot, send] = useMachine(machine, {
    input: { conversationId, now: () => Date.now(), random: () => Math.random() },
  });
  useNetworkEvents(send);
  useAway(send, isAway);
  return {
    ...readLive(snapshot),
    retry: () => send({ type: "connection.retry" }),
    /** Sent while connected, else nothing. */
    send: (frame: Schemas["SentMessageFrame"]) => send({ type: "frame.send", frame }),
  } as const;
}
