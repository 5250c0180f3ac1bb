import { safetyOperations } from "@gemel/api";
import type { Block } from "@gemel/api/values";
import { blockListMachine } from "@gemel/machines/block-list";
import { fromPromise } from "xstate";
import { answer } from "../answer.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";

export type { Block };

/** The members whom the member has blocked. */
export function useBlockList() {
  const [snapshot, send] = useFlow(({ client }) => {
    const { getBlocks, unblockProfile } = safetyOperations(client);
    return blockListMachine.provide({
      actors: {
        loadBlocks: fromPromise(async ({ signal }) => answer(getBlocks({ signal }))),
        unblock: fromPromise(async ({ input }) => {
          await answer(unblockProfile(input.userId));
        }),
      },
    });
  });
  const { blocks, asked, ended, failure } = snapshot.context;
  const isUnblocking = snapshot.matches({ ready: "unblocking" });
  const isAsking = snapshot.matches({ ready: "asking" }) || isUnblocking;
  useBusy("dialog", isAsking);
  useBusy("sending", isUnblocking);
  return {
    phase: snapshot.matches("loading")
      ? "loading"
      : snapshot.matches("loadFailed")
        ? "loadFailed"
        : "ready",
    blocks,
    asked,
    ended,
    failure,
    isAsking,
    isUnblocking,
    retry: () => send({ type: "blocks.retry" }),
    ask: (block: Block) => send({ type: "unblock.ask", block }),
    unblock: () => send({ type: "unblock.confirm" }),
    keep: () => send({ type: "unblock.cancel" }),
  } as const;
}

export type BlockListFlow = ReturnType<typeof useBlockList>;
