import type { ApiClient } from "@gemel/api";
import { obtainLiveToken, type LiveAddress } from "@gemel/api/live";
import type { liveConnectionMachine, LiveConnectionEvent } from "@gemel/machines/live-connection";
import { useEffect } from "react";
import { fromPromise, type SnapshotFrom } from "xstate";
import { answer } from "../answer.ts";
import { openLiveSocket } from "./live-socket.ts";

type LiveConnection = typeof liveConnectionMachine;

/** What a live connection needs of the client and of the browser. */
export const provideLive = (
  machine: LiveConnection,
  client: ApiClient,
  address: Pick<LiveAddress, "candidate_user_id"> = {},
): LiveConnection =>
  machine.provide({
    actors: {
      obtainToken: fromPromise(async ({ input }) => answer(obtainLiveToken(client, input.refused))),
      openSocket: fromPromise(({ input: { conversationId, onFrame, ...opening }, signal }) =>
        openLiveSocket(
          { ...address, conversation_id: conversationId, ...opening },
          onFrame,
          signal,
        ),
      ),
      holdSocket: fromPromise(({ input, signal }) => {
        signal.addEventListener("abort", input.leave);
        return input.closed;
      }),
    },
  });

/** How a live connection is, for the eye; `undefined` before there is one. */
export function readLive(snapshot: SnapshotFrom<LiveConnection> | undefined) {
  const retryAt = snapshot?.context.retryAt ?? null;
  return {
    state: snapshot?.hasTag("connected")
      ? "connected"
      : snapshot === undefined || snapshot.hasTag("connecting")
        ? "connecting"
        : "disconnected",
    /** The conversation, or the session, has ended: it does not come back. */
    isClosed: snapshot?.matches("closed") ?? false,
    /** When the next attempt begins by itself. */
    retryAt: retryAt === null ? undefined : new Date(retryAt),
  } as const;
}

/** Says to a live connection whether to pause. `send` must stay the same. */
export function usePause(send: (event: LiveConnectionEvent) => void, isPaused: boolean): void {
  useEffect(
    () => send({ type: isPaused ? "connection.pause" : "connection.resume" }),
    [send, isPaused],
  );
}

/** Says to a live connection when the network goes and comes. `send` must stay the same. */
export function useNetworkEvents(send: (event: LiveConnectionEvent) => void): void {
  useEffect(() => {
    const notify = ({ type }: Event): void =>
      send({ type: type === "online" ? "network.online" : "network.offline" });
    window.addEventListener("online", notify);
    window.addEventListener("offline", notify);
    return () => {
      window.removeEventListener("online", notify);
      window.removeEventListener("offline", notify);
    };
  }, [send]);
}
