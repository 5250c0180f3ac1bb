import { useIntl } from "@gemel/i18n";
import { useCallback } from "react";
import type { Candidate } from "../../flows/use-feed.ts";

/** How somebody is called, also who has told no name. */
export function useCalled(): (user: Pick<Candidate, "nickname">) => string {
  const intl = useIntl();
  return useCallback(
    ({ nickname }) => nickname ?? intl.formatMessage({ id: "people.anonymous" }),
    [intl],
  );
}
