import { answer, twinOperations } from "@gemel/api";
import type { TwinTalk } from "@gemel/api/values";
import { accountChange } from "@gemel/machines/account-rules";
import { onlyPage, usePagedList } from "../use-paged-list.ts";
import { useSubmission } from "../use-submission.ts";

export type { TwinTalk };

/** Lists the members who talked with the member's twin, and ends such a conversation after a question. */
export function useTwinTalks() {
  const list = usePagedList(
    ({ id }: TwinTalk) => id,
    async (client, _, signal) =>
      onlyPage(await answer(twinOperations(client).getTwinTalks({ signal }))),
  );
  const ending = useSubmission(
    accountChange,
    (client, { id }: TwinTalk) => twinOperations(client).endTwinTalk(id),
    (ended) =>
      list.change((talks) =>
        talks.map((talk) => (talk.id === ended.id ? { ...talk, running: false } : talk)),
      ),
  );
  return { ...list, ending } as const;
}

export type TwinTalksFlow = ReturnType<typeof useTwinTalks>;
