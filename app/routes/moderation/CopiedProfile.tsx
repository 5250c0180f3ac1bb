import { countryName, useIntl } from "@gemel/i18n";
import { AudioPlayer } from "@gemel/ui/AudioPlayer";
import { ReportSection } from "@gemel/ui/ReportSection";
import { ReportedPicture } from "@gemel/ui/ReportedPicture";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useReportPicture, useReportRecordings } from "../../flows/moderation/use-report-media.ts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";

/** The reported member's profile as it was. Its links are not to be followed, so they are plain text. */
export function CopiedProfile({ file }: { file: ReportFile }) {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const { report, profile, has_picture: hasPicture, has_voice: hasVoice } = file;
  const picture = useReportPicture(report.id, hasPicture);
  const loadRecording = useReportRecordings(report.id);
  const name = profile.nickname ?? nameOf(report.reported);
  const place = [profile.city, profile.country && countryName(intl, profile.country)].filter(
    (part) => typeof part === "string",
  );
  const lines = [
    ...(place.length === 0 ? [] : [intl.formatList(place, { type: "unit" })]),
    ...(profile.social_links ?? []).map(({ platform, url }) => `${platform} ${url}`),
  ];
  const isEmpty = !hasPicture && !hasVoice && !profile.bio && lines.length === 0;
  return (
    <ReportSection
      title={intl.formatMessage({ id: "moderation.report.profile" })}
      {...(profile.bio && { words: profile.bio })}
    >
      {isEmpty ? (
        <p>{intl.formatMessage({ id: "moderation.report.emptyProfile" })}</p>
      ) : (
        <Stack>
          {hasPicture ? (
            <ReportedPicture
              src={picture}
              alt={intl.formatMessage({ id: "moderation.report.picture" }, { name })}
            />
          ) : null}
          {lines.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          {hasVoice ? (
            <AudioPlayer
              label={intl.formatMessage({ id: "moderation.report.voice" }, { name })}
              load={loadRecording("voice")}
            />
          ) : null}
        </Stack>
      )}
    </ReportSection>
  );
}
