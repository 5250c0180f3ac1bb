import { answer, accountSettingsOperations, type Schemas } from "@gemel/api";
import { sessionEnd } from "@gemel/machines/account-rules";
import { onlyPage, usePagedList } from "../use-paged-list.ts";
import { useSubmission } from "../use-submission.ts";

/** One session, by its id, or all except the current one. */
type EndedSessions = { readonly id: string } | "others";

/** Lists the member's sessions, and signs out there: one at once, all others after a question. */
export function useSessionList() {
  const list = usePagedList(
    ({ id }: Schemas["SignedInSession"]) => id,
    async (client, _, signal) =>
      onlyPage(await answer(accountSettingsOperations(client).getSessions({ signal }))),
  );
  const ending = useSubmission(
    sessionEnd,
    (client, ended: EndedSessions) => {
      const { endSession, endOtherSessions } = accountSettingsOperations(client);
      return ended === "others" ? endOtherSessions() : endSession(ended.id);
    },
    (ended) =>
      list.change((sessions) =>
        sessions.filter(({ id, is_current }) =>
          ended === "others" ? is_current : id !== ended.id,
        ),
      ),
  );
  return { ...list, ending } as const;
}

export type SessionListFlow = ReturnType<typeof useSessionList>;
