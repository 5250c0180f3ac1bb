import { useIntl } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { Form } from "@gemel/ui/Form";
import { maxNote } from "@gemel/ui/RulingForm";
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
  const formId = useId();
  const [note, setNote] = useState("");
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      isOpen={isOpen}
      onOpenChange={onClose}
      isPending={isSending}
      form={formId}
      aria-describedby={bodyId}
    >
      <Form
        id={formId}
        error={error}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(note.trim());
        }}
      >
        <p id={bodyId}>{body}</p>
        <TextArea
          name="note"
          rows={3}
          maxLength={maxNote}
          isDisabled={isSending}
          label={intl.formatMessage({ id: "moderation.decision.note" })}
          description={intl.formatMessage({ id: "moderation.decision.noteHint" })}
          value={note}
          onChange={setNote}
        />
      </Form>
    </ConfirmDialog>
  );
}
