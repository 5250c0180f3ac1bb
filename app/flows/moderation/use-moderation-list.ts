import { answer, moderationOperations, type Schemas } from "@gemel/api";
import type { Page } from "@gemel/api/values";
import { usePagedList } from "../use-paged-list.ts";

/** The lists of the page, as its tabs name them. */
export const moderationLists = ["open", "held", "closed", "audit"] as const;
export type ModerationList = (typeof moderationLists)[number];

/** A report on `open` and `closed`, a member's held texts on `held`, an audit entry on `audit`. */
export type ModerationItem =
  | Schemas["ReportSummary"]
  | Schemas["HeldWords"]
  | Schemas["AuditEntry"];

export function useModerationList(list: ModerationList) {
  const flow = usePagedList(
    ({ id }: ModerationItem) => id,
    async (client, page, signal): Promise<Page<ModerationItem>> => {
      const { getReports, getHeldWords, getAuditTrail } = moderationOperations(client);
      if (list === "audit") return answer(getAuditTrail(page, { signal }));
      if (list === "held") return answer(getHeldWords(page, { signal }));
      return answer(getReports(list, page, { signal }));
    },
  );
  return { list, ...flow } as const;
}

export type ModerationListFlow = ReturnType<typeof useModerationList>;
