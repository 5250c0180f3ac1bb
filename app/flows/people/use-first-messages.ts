import { answer, likeOperations } from "@gemel/api";
import type { FirstMessage } from "@gemel/api/values";
import { usePagedList } from "../use-paged-list.ts";

export type { FirstMessage };

/** Lists the texts that others sent to the member with likes, also those whose card is gone. */
export const useFirstMessages = () =>
  usePagedList(
    ({ id }: FirstMessage) => id,
    async (client, page, signal) =>
      answer(likeOperations(client).getFirstMessages(page, { signal })),
  );
