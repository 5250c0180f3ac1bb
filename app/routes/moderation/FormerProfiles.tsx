import { useIntl } from "@gemel/i18n";
import { AudioPlayer } from "@gemel/ui/AudioPlayer";
import { ReportSection } from "@gemel/ui/ReportSection";
import { ReportedPicture } from "@gemel/ui/ReportedPicture";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useReportPicture, useReportRecordings } from "../../flows/moderation/use-report-media.ts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

/** Earlier profile content that strangers saw of the reported member before a change. */
export function FormerProfiles({ file }: { file: ReportFile }) {
  const intl = useIntl();
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.former.title" })}>
      <Stack as="ol" gap={4}>
        {file.former_profiles.map((former, index) => (
          <li key={`${former.shown_until} ${former.has_picture} ${former.has_voice}`}>
            <Former file={file} former={former} place={index + 1} />
          </li>
        ))}
      </Stack>
    </ReportSection>
  );
}

interface FormerProps {
  file: ReportFile;
  former: ReportFile["former_profiles"][number];
  /** Number of the former profile, from 1. */
  place: number;
}

function Former({ file: { report, profile }, former, place }: FormerProps) {
  const intl = useIntl();
  const { nameOf, dayOf } = useModerationTexts();
  const picture = useReportPicture(report.id, former.has_picture, { former: place });
  const loadRecording = useReportRecordings(report.id);
  const name = profile.nickname ?? nameOf(report.reported);
  return (
    <Stack gap={2}>
      <p>
        {intl.formatMessage(
          { id: "moderation.former.shownUntil" },
          { date: dayOf(new Date(former.shown_until)) },
        )}
      </p>
      {former.bio ? <p dir="auto">{former.bio}</p> : null}
      {former.city ? <p dir="auto">{former.city}</p> : null}
      {former.has_picture ? (
        <ReportedPicture
          src={picture}
          alt={intl.formatMessage({ id: "moderation.report.picture" }, { name })}
        />
      ) : null}
      {former.has_voice ? (
        <AudioPlayer
          label={intl.formatMessage({ id: "moderation.report.voice" }, { name })}
          load={loadRecording(`former-${place}`)}
        />
      ) : null}
    </Stack>
  );
}
