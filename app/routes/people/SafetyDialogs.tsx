import { useIntl } from "@gemel/i18n";
import { BlockDialog } from "@gemel/ui/BlockDialog";
import {
  type ReportableMessage,
  ReportDialog,
  type ReportDialogProps,
} from "@gemel/ui/ReportDialog";
import { UnmatchDialog } from "@gemel/ui/UnmatchDialog";
import type { SafetyFlow } from "../../flows/people/use-safety.ts";
import { useCalled } from "./use-called.ts";

type Report = Parameters<ReportDialogProps["onConfirm"]>[0];

/** A report as it is sent; the form does not let one go without a reason. */
const reportOf = ({ reason, details, messageIds = [] }: Report) =>
  reason === ""
    ? null
    : {
        reason,
        ...(details === "" ? {} : { details }),
        ...(messageIds.length === 0 ? {} : { message_ids: [...messageIds] }),
      };

interface SafetyDialogsProps {
  safety: SafetyFlow;
  /** The other's messages, the newest first, to mark the subject of a report. @default none */
  messages?: readonly ReportableMessage[];
}

/** Unmatch, block and report. */
export default function SafetyDialogs({ safety, messages = [] }: SafetyDialogsProps) {
  const intl = useIntl();
  const called = useCalled();
  const { request, failure } = safety;
  if (!request) return null;
  const name = called(request.user);
  const error =
    failure &&
    (failure.reason === "unreachable"
      ? intl.formatMessage({ id: "error.network" })
      : failure.reason === "notFound"
        ? intl.formatMessage({ id: "people.safety.gone" })
        : intl.formatMessage({ id: `people.safety.${failure.step}` }, { name }));
  const dialog = {
    name,
    isPending: safety.isSending,
    error: error ?? undefined,
    onOpenChange: safety.close,
  };
  const isOpen = (kind: typeof request.kind): boolean => safety.isOpen && request.kind === kind;
  return (
    <>
      <UnmatchDialog
        {...dialog}
        messages={messages}
        isOpen={isOpen("unmatch")}
        onConfirm={({ block, ...report }) => safety.confirm({ block, report: reportOf(report) })}
      />
      <BlockDialog
        {...dialog}
        isOpen={isOpen("block")}
        onConfirm={() => safety.confirm({ block: true, report: null })}
      />
      <ReportDialog
        {...dialog}
        messages={messages}
        isOpen={isOpen("report")}
        onConfirm={(report) => safety.confirm({ block: false, report: reportOf(report) })}
      />
    </>
  );
}
