import { useIntl } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { maxNote } from "@gemel/ui/RulingForm";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { TextArea } from "@gemel/ui/TextArea";
import { useId, useState } from "react";

interface NoteDialogProps {
  title: string;
  body: string;
  confirmLabel: string;
  /** Said above the buttons after a try that failed. */
  error: string | undefined;
  isOpen: boolean;
  isSending: boolean;
  onConfirm: (note: string) => void;
  onClose: () => void;
}

/** Asks before a ruling, and for its reason, for other admins. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, body, confirmLabel, error, isOpen, isSending, onConfirm, onClose } = props;
  const intl = useIntl();
  const bodyId = useId();
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isOpen={isOpen}
      onOpenChange={onClose}
      isPending={isSending}
      onConfirm={() => onConfirm(note)}
      aria-describedby={bodyId}
    >
      <Stack>
        <p id={bodyId}>{body}</p>
        <TextArea
          rows={3}
          maxLength={maxNote}
          isDisabled={isSending}
          label={intl.formatMessage({ id: "moderation.decision.note" })}
          description={intl.formatMessage({ id: "moderation.decision.noteHint" })}
          value={note}
          onChange={setNote}
        />
        {error === undefined ? null : <Notice tone="danger">{error}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
