import { useIntl } from "@gemel/i18n";
import { ReportSection } from "@gemel/ui/ReportSection";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

/** What strangers read in the reported member's profile before it was changed. */
export function FormerProfiles({ file }: { file: ReportFile }) {
  const intl = useIntl();
  const { dayOf } = useModerationTexts();
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.former.title" })}>
      <Stack as="ol" gap={4}>
        {file.former_profiles.map(({ bio, city, shown_until: until }) => (
          <li key={until}>
            <p>
              {intl.formatMessage(
                { id: "moderation.former.shownUntil" },
                { date: dayOf(new Date(until)) },
              )}
            </p>
            {bio ? <p dir="auto">{bio}</p> : null}
            {city ? <p dir="auto">{city}</p> : null}
          </li>
        ))}
      </Stack>
    </ReportSection>
  );
}
