import { answer, safetyOperations } from "@gemel/api";
import type { Block } from "@gemel/api/values";
import { accountChange } from "@gemel/machines/account-rules";
import { onlyPage, usePagedList } from "../use-paged-list.ts";
import { useSubmission } from "../use-submission.ts";

export type { Block };

/**
 * The members whom the member has blocked. Unblocking asks for a confirmation, because a deleted
 * member cannot be blocked again.
 */
export function useBlockList() {
  const list = usePagedList(
    ({ user_id }: Block) => user_id,
    async (client, _, signal) =>
      onlyPage(await answer(safetyOperations(client).getBlocks({ signal }))),
  );
  const unblocking = useSubmission(
    accountChange,
    (client, { user_id }: Block) => safetyOperations(client).unblockProfile(user_id),
    (ended) => list.change((blocks) => blocks.filter(({ user_id }) => user_id !== ended.user_id)),
  );
  return { ...list, unblocking } as const;
}

export type BlockListFlow = ReturnType<typeof useBlockList>;
