import type { ApiClient, Schemas } from "@gemel/api";
import { obtainLiveToken, type LiveAddress, type LiveFrame } from "@gemel/api/live";
import { liveConnectionMachine } from "@gemel/machines/live-connection";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { answer } from "./answer.ts";
import { useGemel } from "./gemel.tsx";
import { openLiveSocket } from "./live-socket.ts";

interface Host {
  /** Of one conversation for as long as the component lives; another one needs another `key`. */
  address: Pick<LiveAddress, "conversation_id" | "candidate_user_id">;
  /** The connection is there, for the first time or again. */
  onOpened: () => void;
  onFrame: (frame: LiveFrame) => void;
}

const provide = (client: ApiClient, { address, onOpened, onFrame }: Host) =>
  liveConnectionMachine.provide({
    actors: {
      obtainToken: fromPromise(async ({ input }) => answer(obtainLiveToken(client, input.refused))),
      openSocket: fromPromise(({ input: { onFrame: tell, ...opening }, signal }) =>
        openLiveSocket({ ...address, ...opening }, tell, signal),
      ),
      holdSocket: fromPromise(({ input, signal }) => {
        signal.addEventListener("abort", input.leave);
        return input.closed;
      }),
    },
    actions: { announceOpened: onOpened, announceFrame: (_, frame) => onFrame(frame) },
  });

/** The live connection of a conversation, which comes back by itself until the component goes. */
export function useLiveConnection(host: Host) {
  const { client } = useGemel();
  const [machine] = useState(() => provide(client, host));
  const [snapshot, send] = useMachine(machine, {
    input: {
      conversationId: host.address.conversation_id,
      now: () => Date.now(),
      random: () => Math.random(),
    },
  });
  const { retryAt } = snapshot.context;

  useEffect(() => {
    const tell = ({ type }: Event): void =>
      send({ type: type === "online" ? "network.online" : "network.offline" });
    window.addEventListener("online", tell);
    window.addEventListener("offline", tell);
    return () => {
      window.removeEventListener("online", tell);
      window.removeEventListener("offline", tell);
    };
  }, [send]);

  return {
    state: snapshot.hasTag("connected")
      ? "connected"
      : snapshot.hasTag("connecting")
        ? "connecting"
        : "disconnected",
    /** The conversation, or the session, has ended: it does not come back. */
    isClosed: snapshot.matches("closed"),
    /** When the next attempt begins by itself. */
    retryAt: retryAt === null ? undefined : new Date(retryAt),
    retry: () => send({ type: "connection.retry" }),
    /** Sent while connected, else nothing. */
    send: (frame: Schemas["SentMessageFrame"]) => send({ type: "frame.send", frame }),
  } as const;
}
