import { useIntl } from "@gemel/i18n";
import { ErrorState } from "@gemel/ui/ErrorState";
import { FilterPanel } from "@gemel/ui/FilterPanel";
import type { CriteriaFlow } from "../../flows/people/use-criteria.ts";
import { criteriaOf, filtersOf } from "./filters-of.ts";

export default function Filters({ criteria }: { criteria: CriteriaFlow }) {
  const intl = useIntl();
  const draft = criteria.useDraft();
  const error = intl.formatMessage({ id: "discover.error" });
  if (criteria.phase === "loadFailed")
    return <ErrorState headingLevel={3} title={error} onRetry={criteria.retry} />;
  return (
    <FilterPanel
      value={filtersOf(draft)}
      onChange={(filters) => criteria.change(criteriaOf(filters))}
      onApply={criteria.apply}
      onReset={criteria.reset}
      isLoading={criteria.phase === "loading"}
      isSaving={criteria.phase === "saving"}
      error={criteria.phase === "saveFailed" ? error : undefined}
    />
  );
}
