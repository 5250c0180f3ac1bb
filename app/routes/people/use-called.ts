import { useIntl } from "@gemel/i18n";
import { useCallback } from "react";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";

/** The name of a member, also of one without a nickname. */
export function useCalled(): (user: Pick<Candidate, "nickname">) => string {
  const intl = useIntl();
  return useCallback(
    ({ nickname }) => nickname ?? intl.formatMessage({ id: "people.anonymous" }),
    [intl],
  );
}
