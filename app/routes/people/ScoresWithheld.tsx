import { useIntl } from "@gemel/i18n";
import { Notice } from "@gemel/ui/Notice";
import type { Candidate } from "../../flows/use-feed.ts";

/** Above a list of people: why a member whose own answers do not agree is shown no scores. */
export function ScoresWithheld({ people }: { people: readonly Candidate[] }) {
  const intl = useIntl();
  if (!people.some((person) => person.scores_withheld)) return null;
  return (
    <Notice live={false} title={intl.formatMessage({ id: "people.withheld.title" })}>
      {intl.formatMessage({ id: "people.withheld.body" })}
    </Notice>
  );
}
