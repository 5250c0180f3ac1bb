import { useIntl } from "@gemel/i18n";
import { NativeSelect } from "../../forms/NativeSelect/NativeSelect.tsx";
import { TextArea } from "../../forms/TextArea/TextArea.tsx";
import { MarkedMessages } from "./MarkedMessages.tsx";
import { maxDetails, type Report, type ReportableMessage, reportReasons } from "./report.ts";

export interface ReportFieldsProps {
  value: Report;
  onChange: (value: Report) => void;
  /** The person's messages, to mark those that the report is about. @default none */
  messages?: readonly ReportableMessage[];
  isDisabled?: boolean;
}

/** A reason, which is required, and messages and details, which are not. */
export function ReportFields(props: ReportFieldsProps) {
  const { value, onChange, messages = [], isDisabled = false } = props;
  const intl = useIntl();
  return (
    <>
      <NativeSelect
        name="reason"
        isRequired
        isDisabled={isDisabled}
        label={intl.formatMessage({ id: "people.report.reason" })}
        placeholder={intl.formatMessage({ id: "people.report.choose" })}
        options={reportReasons.map((reason) => ({
          value: reason,
          label: intl.formatMessage({ id: `people.report.reasons.${reason}` }),
        }))}
        value={value.reason}
        onChange={(reason) => onChange({ ...value, reason })}
      />
      {messages.length === 0 ? null : (
        <MarkedMessages
          messages={messages}
          isDisabled={isDisabled}
          value={value.messageIds ?? []}
          onChange={(messageIds) => onChange({ ...value, messageIds })}
        />
      )}
      <TextArea
        name="details"
        rows={3}
        maxLength={maxDetails}
        isDisabled={isDisabled}
        label={intl.formatMessage({ id: "people.report.details" })}
        description={intl.formatMessage({ id: "people.report.detailsHint" })}
        value={value.details}
        onChange={(details) => onChange({ ...value, details })}
      />
    </>
  );
}
