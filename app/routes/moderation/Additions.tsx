import { useIntl } from "@gemel/i18n";
import { AudioPlayer } from "@gemel/ui/AudioPlayer";
import { ReportSection } from "@gemel/ui/ReportSection";
import { ReportedPicture } from "@gemel/ui/ReportedPicture";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useReportPicture, useReportRecordings } from "../../flows/moderation/use-report-media.ts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

/** The reporter's later reports, with the changes of the profile. */
export function Additions({ file }: { file: ReportFile }) {
  const intl = useIntl();
  return (
    <ReportSection title={intl.formatMessage({ id: "moderation.additions.title" })}>
      <Stack as="ol" gap={4}>
        {file.additions.map((addition, index) => (
          <li key={addition.added_at}>
            <Added file={file} addition={addition} place={index + 1} />
          </li>
        ))}
      </Stack>
    </ReportSection>
  );
}

interface AddedProps {
  file: ReportFile;
  addition: ReportFile["additions"][number];
  /** Number of the addition, from 1. */
  place: number;
}

function Added({ file: { report }, addition, place }: AddedProps) {
  const intl = useIntl();
  const { nameOf, dayOf } = useModerationTexts();
  const { reason, details, added_at: addedAt, profile } = addition;
  const picture = useReportPicture(report.id, addition.has_picture, { addition: place });
  const loadRecording = useReportRecordings(report.id);
  const name = profile?.nickname ?? nameOf(report.reported);
  return (
    <Stack gap={2}>
      <p>
        {intl.formatMessage(
          { id: "moderation.additions.added" },
          {
            reason: intl.formatMessage({ id: `people.report.reasons.${reason}` }),
            date: dayOf(new Date(addedAt)),
          },
        )}
      </p>
      {details === "" ? null : <p dir="auto">{details}</p>}
      {profile?.bio ? (
        <>
          <p>{intl.formatMessage({ id: "moderation.additions.profile" })}</p>
          <p dir="auto">{profile.bio}</p>
        </>
      ) : null}
      {addition.has_picture ? (
        <ReportedPicture
          src={picture}
          alt={intl.formatMessage({ id: "moderation.report.picture" }, { name })}
        />
      ) : null}
      {addition.has_voice ? (
        <AudioPlayer
          label={intl.formatMessage({ id: "moderation.report.voice" }, { name })}
          load={loadRecording(`voice-${place}`)}
        />
      ) : null}
    </Stack>
  );
}
