import { Button } from "@gemel/ui/Button";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Inline } from "@gemel/ui/Inline";
import { Notice } from "@gemel/ui/Notice";
import { ProgressBar } from "@gemel/ui/ProgressBar";
import { SettingsSection } from "@gemel/ui/SettingsSection";
import { Stack } from "@gemel/ui/Stack";
import { StatusLine } from "@gemel/ui/StatusLine";
import { useIntl, type MessageId } from "@gemel/i18n";
import { Download } from "lucide-react";
import {
  useDataExport,
  type DataExportFailure,
  type DataExportFlow,
} from "../../flows/settings/use-data-export.ts";
import { failureText } from "../../shell/forms/failure-text.ts";
import { Loading } from "./Loading.tsx";
import { sizeOf } from "./size-of.ts";
import { PasswordDialog } from "./PasswordDialog.tsx";

/** Asks for the password before a copy of everything about the member is made. */
function ExportDialog({ flow }: { flow: DataExportFlow }) {
  const intl = useIntl();
  return (
    <PasswordDialog
      isOpen={flow.isAsking}
      isPending={flow.isRequesting}
      title={intl.formatMessage({ id: "settings.export.ask" })}
      body={intl.formatMessage({ id: "settings.export.askBody" })}
      cancelLabel={intl.formatMessage({ id: "settings.export.dismiss" })}
      confirmLabel={intl.formatMessage({ id: "settings.export.request" })}
      isPasswordWrong={flow.isPasswordWrong}
      onClose={flow.dismiss}
      onSubmit={flow.submit}
    />
  );
}

export function Export() {
  const intl = useIntl();
  const flow = useDataExport();
  return (
    <SettingsSection
      id="export"
      icon={<Download size="1em" />}
      title={intl.formatMessage({ id: "settings.export.title" })}
      summary={intl.formatMessage({ id: "settings.export.summary" })}
      note={intl.formatMessage({ id: "settings.export.body" })}
    >
      {flow.phase === "loading" && <Loading count={1} />}
      {flow.phase === "loadFailed" && (
        <ErrorState
          headingLevel={3}
          title={intl.formatMessage({ id: "settings.export.loadFailed" })}
          onRetry={flow.retry}
        />
      )}
      {flow.phase === "offered" && <Offer flow={flow} />}
      {flow.phase === "preparing" && (
        <StatusLine isBusy>{intl.formatMessage({ id: "settings.export.preparing" })}</StatusLine>
      )}
      {flow.phase === "ready" && <Ready flow={flow} />}
      <ExportDialog flow={flow} />
    </SettingsSection>
  );
}

function failureId({ step, reason }: DataExportFailure): MessageId {
  if (step === "download") return failureText(reason, "settings.export.notDownloaded");
  if (reason === "rate_limited") return "settings.export.limit";
  return failureText(reason, "settings.export.notRequested");
}

function Failure({ flow: { failure } }: { flow: DataExportFlow }) {
  const intl = useIntl();
  if (!failure) return null;
  return <Notice tone="danger">{intl.formatMessage({ id: failureId(failure) })}</Notice>;
}

/** There is none to fetch: one can be made. */
function Offer({ flow }: { flow: DataExportFlow }) {
  const intl = useIntl();
  return (
    <Stack>
      {flow.isExpired && (
        <Notice tone="warning">{intl.formatMessage({ id: "settings.export.expired" })}</Notice>
      )}
      {flow.hasFailed && !flow.failure && (
        <Notice tone="warning">{intl.formatMessage({ id: "settings.export.failed" })}</Notice>
      )}
      <Failure flow={flow} />
      <div>
        <Button kind="secondary" onPress={flow.request}>
          {intl.formatMessage({ id: "settings.export.request" })}
        </Button>
      </div>
    </Stack>
  );
}

function Ready({ flow }: { flow: DataExportFlow }) {
  const intl = useIntl();
  const until =
    flow.expiresAt && intl.formatDate(flow.expiresAt, { dateStyle: "long", timeStyle: "short" });
  return (
    <Stack>
      <StatusLine>
        {intl.formatMessage(
          { id: flow.isDownloaded ? "settings.export.done" : "settings.export.ready" },
          { size: intl.formatNumber(...sizeOf(flow.size)), until },
        )}
      </StatusLine>
      <Failure flow={flow} />
      {flow.isDownloading ? (
        <Stack gap={3} align="start">
          <ProgressBar
            label={intl.formatMessage({ id: "settings.export.downloading" })}
            value={flow.progress}
            maxValue={1}
          />
          <Button kind="secondary" size="small" onPress={flow.cancel}>
            {intl.formatMessage({ id: "settings.export.cancel" })}
          </Button>
        </Stack>
      ) : (
        <Inline>
          <Button kind="secondary" onPress={flow.download}>
            {intl.formatMessage({ id: "settings.export.download" })}
          </Button>
          <Button kind="quiet" onPress={flow.request}>
            {intl.formatMessage({ id: "settings.export.requestAgain" })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
