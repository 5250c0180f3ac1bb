import { useIntl } from "@gemel/i18n";
import { ReportSection } from "@gemel/ui/ReportSection";
import { ReportedTalk } from "@gemel/ui/ReportedTalk";
import { Stack } from "@gemel/ui/Stack";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useReportRecordings } from "../../flows/moderation/use-report-media.ts";
import type { ReportFile } from "../../flows/moderation/use-report-review.ts";
import { Additions } from "./Additions.tsx";
import { CopiedProfile } from "./CopiedProfile.tsx";
import { FormerProfiles } from "./FormerProfiles.tsx";

export function Evidence({ file }: { file: ReportFile }) {
  const intl = useIntl();
  const { nameOf, reportedBy, historyOf } = useModerationTexts();
  const { report, messages } = file;
  const history = report.reporter_history;
  const loadRecording = useReportRecordings(report.id);
  const talk = intl.formatMessage({ id: "moderation.report.talk" });
  return (
    <Stack gap={6}>
      <ReportSection
        title={intl.formatMessage({ id: "moderation.report.details" })}
        words={report.details}
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
