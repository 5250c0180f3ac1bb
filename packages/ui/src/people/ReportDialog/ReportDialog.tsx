import { useIntl } from "@gemel/i18n";
import { AskingDialog, type AskingDialogProps } from "./AskingDialog.tsx";
import { emptyReport, trimReport, type Report, type ReportableMessage } from "./report.ts";
import { ReportFields } from "./ReportFields.tsx";
import { useFresh } from "./use-fresh.ts";

export type { ReportableMessage };

export interface ReportDialogProps extends AskingDialogProps {
  /** The person's messages, the newest first, to mark those that the report is about. @default none */
  messages?: readonly ReportableMessage[];
  /** The reason is chosen by then. The host closes the dialog. */
  onConfirm: (report: Report) => void;
}

/**
 * Reports a person's misbehaviour to Gemel.
 *
 * Not for a match, which the same dialog may end (`UnmatchDialog`).
 */
export function ReportDialog({ name, messages = [], onConfirm, ...rest }: ReportDialogProps) {
  const intl = useIntl();
  const [report, setReport] = useFresh(emptyReport, rest.isOpen);
  return (
    <AskingDialog
      {...rest}
      title={intl.formatMessage({ id: "people.report.title" }, { name })}
      body={intl.formatMessage({ id: "people.report.body" }, { name })}
      confirmLabel={intl.formatMessage({ id: "people.report.confirm" })}
      onConfirm={() => onConfirm(trimReport(report))}
    >
      <ReportFields
        value={report}
        onChange={setReport}
        messages={messages}
        isDisabled={rest.isPending ?? false}
      />
    </AskingDialog>
  );
}
