import { useIntl } from "@gemel/i18n";
import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { mostNote } from "@gemel/ui/DecisionForm";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { TextArea } from "@gemel/ui/TextArea";
import { useModerationWords } from "@gemel/ui/useModerationWords";
import { useId, useState } from "react";
import type { Reinstatement } from "../../flows/use-reinstatement.ts";

/** Asks before a suspension ends, and why. */
export function ReinstateDialog({ reinstatement }: { reinstatement: Reinstatement }) {
  const { member, isOpen, isSending } = reinstatement;
  return (
    member && (
      <Asking
        // A dialog that is opened again begins without the note of the last one.
        key={isOpen || isSending ? member.id : "closed"}
        reinstatement={reinstatement}
        member={member}
      />
    )
  );
}

function Asking({
  reinstatement,
  member,
}: {
  reinstatement: Reinstatement;
  member: NonNullable<Reinstatement["member"]>;
}) {
  const intl = useIntl();
  const { nameOf } = useModerationWords();
  const bodyId = useId();
  const [note, setNote] = useState("");
  const { isOpen, isSending, failure, confirm, close } = reinstatement;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "moderation.reinstate.title" }, { name: nameOf(member) })}
      confirmLabel={intl.formatMessage({ id: "moderation.reinstate.open" })}
      isOpen={isOpen}
      onOpenChange={close}
      isPending={isSending}
      onConfirm={() => confirm(note)}
      aria-describedby={bodyId}
    >
      <Stack>
        <p id={bodyId}>{intl.formatMessage({ id: "moderation.reinstate.body" })}</p>
        <TextArea
          rows={3}
          maxLength={mostNote}
          isDisabled={isSending}
          label={intl.formatMessage({ id: "moderation.decision.note" })}
          description={intl.formatMessage({ id: "moderation.decision.noteHint" })}
          value={note}
          onChange={setNote}
        />
        {failure === null ? null : (
          <Notice tone="danger">
            {intl.formatMessage({ id: `moderation.reinstate.failure.${failure}` })}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
