import { useIntl } from "@gemel/i18n";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import type { Reinstatement } from "../../flows/moderation/use-reinstatement.ts";
import { NoteDialog } from "./NoteDialog.tsx";

/** Asks before a suspension ends, and why. */
export function ReinstateDialog({ reinstatement }: { reinstatement: Reinstatement }) {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const { subject: member, isOpen, isSending, failure, confirm, cancel } = reinstatement;
  return (
    member && (
      <NoteDialog
        // A dialog that is opened again begins without the note of the last one.
        key={isOpen ? member.id : "closed"}
        title={intl.formatMessage({ id: "moderation.reinstate.title" }, { name: nameOf(member) })}
        body={intl.formatMessage({ id: "moderation.reinstate.body" })}
        confirmLabel={intl.formatMessage({ id: "moderation.reinstate.open" })}
        error={
          failure
            ? intl.formatMessage({ id: `moderation.reinstate.failure.${failure}` })
            : undefined
        }
        isOpen={isOpen}
        isSending={isSending}
        onConfirm={confirm}
        onClose={cancel}
      />
    )
  );
}
