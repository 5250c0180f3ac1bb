import type { chatMachine } from "@gemel/machines/chat";
import type { SnapshotFrom } from "xstate";

/** How far a conversation is loaded, and what is in it. */
export function readChat(snapshot: SnapshotFrom<typeof chatMachine>) {
  const { messages, outbox, status, isEnded, areMessagesUsedUp, cursor } = snapshot.context;
  return {
    phase:
      snapshot.matches({ history: "waiting" }) || snapshot.matches({ history: "loading" })
        ? "loading"
        : snapshot.matches({ history: "failed" })
          ? "failed"
          : snapshot.matches({ history: "notFound" })
            ? "notFound"
            : "ready",
    messages,
    outbox,
    /** The current activity of the other side; null if there is none. */
    status,
    isEnded,
    areMessagesUsedUp,
    older: snapshot.matches({ history: { ready: { older: "loading" } } })
      ? "loading"
      : snapshot.matches({ history: { ready: { older: "failed" } } })
        ? "failed"
        : cursor === null
          ? "none"
          : "more",
  } as const;
}
