import { useIntl } from "@gemel/i18n";
import { Checkbox } from "../../forms/Checkbox/Checkbox.tsx";
import { AskingDialog, type AskingDialogProps } from "../ReportDialog/AskingDialog.tsx";
import {
  emptyReport,
  trimReport,
  type Report,
  type ReportableMessage,
} from "../ReportDialog/report.ts";
import { ReportFields } from "../ReportDialog/ReportFields.tsx";
import { useFresh } from "../ReportDialog/use-fresh.ts";

/** The member's choices; reason and details are empty unless the person is reported. */
export interface UnmatchChoice extends Report {
  block: boolean;
  report: boolean;
}

export interface UnmatchDialogProps extends AskingDialogProps {
  /** The person's messages, the newest first, to mark those that a report is about. @default none */
  messages?: readonly ReportableMessage[];
  /** If the person is reported, the reason is chosen by then. The host closes the dialog. */
  onConfirm: (choice: UnmatchChoice) => void;
}

const initial: UnmatchChoice = { ...emptyReport, block: true, report: false };

/**
 * Asks before a match ends, and whether to block and report as well: blocking is proposed.
 *
 * Not for a person who is no match (`BlockDialog`, `ReportDialog`).
 */
export function UnmatchDialog({ name, messages = [], onConfirm, ...rest }: UnmatchDialogProps) {
  const intl = useIntl();
  const [choice, setChoice] = useFresh(initial, rest.isOpen);
  const isDisabled = rest.isPending ?? false;
  return (
    <AskingDialog
      {...rest}
      title={intl.formatMessage({ id: "people.unmatch.title" })}
      body={intl.formatMessage({ id: "people.unmatch.body" }, { name })}
      confirmLabel={intl.formatMessage({
        id: choice.report ? "people.unmatch.confirmReport" : "people.unmatch.confirm",
      })}
      onConfirm={() =>
        onConfirm(
          choice.report
            ? trimReport(choice)
            : { block: choice.block, report: false, ...emptyReport },
        )
      }
    >
      <Checkbox
        label={intl.formatMessage({ id: "people.unmatch.block" }, { name })}
        description={intl.formatMessage({ id: "people.unmatch.blockHint" })}
        isDisabled={isDisabled}
        isSelected={choice.block}
        onChange={(block) => setChoice({ ...choice, block })}
      />
      <Checkbox
        label={intl.formatMessage({ id: "people.unmatch.report" }, { name })}
        isDisabled={isDisabled}
        isSelected={choice.report}
        onChange={(report) => setChoice({ ...choice, report })}
      />
      {choice.report ? (
        <ReportFields
          value={choice}
          messages={messages}
          isDisabled={isDisabled}
          onChange={(report) => setChoice({ ...choice, ...report })}
        />
      ) : null}
    </AskingDialog>
  );
}
