import { useIntl } from "@gemel/i18n";
import { Notice } from "@gemel/ui/Notice";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";
import { Optional } from "../../shell/failures/Optional.tsx";

/** Says above a list of people why a member whose answers do not agree with each other sees no scores. */
export const ScoresWithheld = ({ people }: { people: readonly Candidate[] }) =>
  people.some((person) => person.scores_withheld) ? (
    <Optional bundles={["home"]}>
      <Withheld />
    </Optional>
  ) : null;

function Withheld() {
  const intl = useIntl();
  return (
    <Notice live={false} title={intl.formatMessage({ id: "home.withheld.title" })}>
      {intl.formatMessage({ id: "home.withheld.body" })}
    </Notice>
  );
}
