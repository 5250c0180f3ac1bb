import { useIntl } from "@gemel/i18n";
import { AskingDialog, type AskingDialogProps } from "../ReportDialog/AskingDialog.tsx";

export interface BlockDialogProps extends AskingDialogProps {
  /** The host closes the dialog. */
  onConfirm: () => void;
}

/**
 * Asks before two people no longer see each other.
 *
 * Not for a match, which the same dialog may end (`UnmatchDialog`).
 */
export function BlockDialog({ name, ...rest }: BlockDialogProps) {
  const intl = useIntl();
  return (
    <AskingDialog
      {...rest}
      title={intl.formatMessage({ id: "people.block.title" }, { name })}
      body={intl.formatMessage({ id: "people.unmatch.blockHint" })}
      confirmLabel={intl.formatMessage({ id: "people.block.confirm" })}
    />
  );
}
