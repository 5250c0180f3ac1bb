import { useIntl, countryName } from "@gemel/i18n";
import { ReportSection } from "@gemel/ui/ReportSection";
import { ReportedTalk } from "@gemel/ui/ReportedTalk";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useReportRecordings, useReportPicture } from "../../flows/moderation/use-report-media.ts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";
import { Additions } from "./Additions.tsx";
import { FormerProfiles } from "./FormerProfiles.tsx";
import { AudioPlayer } from "@gemel/ui/AudioPlayer";
import { ReportedPicture } from "@gemel/ui/ReportedPicture";

/** The reported member's profile as it was. Its links are not to be followed, so they are plain text. */
function CopiedProfile({ file }: { file: ReportFile }) {
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

export function Evidence({ file }: { file: ReportFile }) {
  const intl = useIntl();
  const { nameOf, dayOf, reportedBy, historyOf } = useModerationTexts();
  const { report, messages } = file;
  const history = report.reporter_history;
  const loadRecording = useReportRecordings(report.id);
  const talk = intl.formatMessage({ id: "moderation.report.talk" });
  return (
    <Stack gap={6}>
      <ReportSection
        title={intl.formatMessage({ id: "moderation.report.details" })}
        words={report.details}
        by={{
          name: nameOf(report.reporter),
          text: intl.formatMessage(
            { id: "moderation.report.from" },
            { name: nameOf(report.reporter), date: dayOf(new Date(report.created_at)) },
          ),
        }}
      >
        {report.details === "" ? (
          <p>{intl.formatMessage({ id: "moderation.report.noDetails" })}</p>
        ) : null}
        {report.reporters > 1 ? <p>{reportedBy(report.reporters)}</p> : null}
        {history.reports > 1 ? <p>{historyOf(report.reporter, history)}</p> : null}
      </ReportSection>
      <ReportSection title={talk}>
        {file.left_out === 0 ? null : (
          <p>{intl.formatMessage({ id: "moderation.report.leftOut" }, { count: file.left_out })}</p>
        )}
        {messages.length === 0 ? (
          <p>{intl.formatMessage({ id: "moderation.report.noTalk" })}</p>
        ) : (
          <ReportedTalk
            label={talk}
            names={{ reported: nameOf(report.reported), reporter: nameOf(report.reporter) }}
            messages={messages.map(({ has_recording, sent_at, with_twin, kind, ...message }) => ({
              ...message,
              isWithTwin: with_twin,
              kind: kind === "audio" ? "audio" : "text",
              sentAt: new Date(sent_at),
              ...(has_recording && { load: loadRecording(message.id) }),
            }))}
          />
        )}
      </ReportSection>
      <CopiedProfile file={file} />
      {file.former_profiles.length === 0 ? null : <FormerProfiles file={file} />}
      {file.additions.length === 0 ? null : <Additions file={file} />}
    </Stack>
  );
}
