import type { ApiClient } from "@gemel/api";
import {
  obtainLiveToken,
  type LiveAddress,
  liveUrl,
  readFrame,
  writeFrame,
  type LiveFrame,
} from "@gemel/api/live";
import type {
  liveConnectionMachine,
  LiveConnectionEvent,
  LiveSocket,
} from "@gemel/machines/live-connection";
import { useEffect } from "react";
import { fromPromise, type SnapshotFrom } from "xstate";
import { fromCall } from "../from-call.ts";

type LiveConnection = typeof liveConnectionMachine;

/** Provides a live connection with what it needs of the client and of the browser. */
export const provideLive = (
  machine: LiveConnection,
  client: ApiClient,
  address: Pick<LiveAddress, "candidate_user_id"> = {},
): LiveConnection =>
  machine.provide({
    actors: {
      obtainToken: fromCall(({ input }) => obtainLiveToken(client, input.refused)),
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

/** Pauses and resumes a live connection. `send` must stay the same. */
export function usePause(send: (event: LiveConnectionEvent) => void, isPaused: boolean): void {
  useEffect(
    () => send({ type: isPaused ? "connection.pause" : "connection.resume" }),
    [send, isPaused],
  );
}

/** Notifies a live connection when the network is lost or back. `send` must stay the same. */
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

/**
 * Opens the browser's socket. Rejects when it does not open; aborted before that, it is left as
 * soon as it is open.
 * @param onFrame - called with every frame that can be read
 */
function openLiveSocket(
  address: LiveAddress,
  onFrame: (frame: LiveFrame) => void,
  signal: AbortSignal,
): Promise<LiveSocket> {
  const socket = new WebSocket(liveUrl(address));
  const leave = (): void => {
    // A browser reports an error if a connection is closed before it is open.
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
