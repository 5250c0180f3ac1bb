import { useIntl } from "@gemel/i18n";
import { ReportSection } from "@gemel/ui/ReportSection";
import { Stack } from "@gemel/ui/Stack";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

const kinds = ["reports", "reporters", "warnings", "suspensions"] as const;

/** What is known of the reported member besides this report. */
export function Earlier({ earlier }: Pick<ReportFile, "earlier">) {
  const intl = useIntl();
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.earlier.title" })}>
      <Stack as="ul" gap={1}>
        {kinds.map((kind) => (
          <li key={kind}>
            {intl.formatMessage({ id: `moderation.earlier.${kind}` }, { count: earlier[kind] })}
          </li>
        ))}
      </Stack>
    </ReportSection>
  );
}
