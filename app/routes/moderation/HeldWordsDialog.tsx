import { useIntl } from "@gemel/i18n";
import { useModerationWords } from "@gemel/ui/useModerationWords";
import type { HeldWordsFlow } from "../../flows/moderation/use-held-words.ts";
import { NoteDialog } from "./NoteDialog.tsx";

/** Asks before held words are released or discarded, and why. */
export function HeldWordsDialog({ held }: { held: HeldWordsFlow }) {
  const intl = useIntl();
  const { nameOf } = useModerationWords();
  const { subject: question, isOpen, isSending, failure, confirm, cancel } = held;
  if (question === null) return null;
  const { action, words } = question;
  return (
    <NoteDialog
      // A dialog that is opened again begins without the note of the last one.
      key={isOpen ? `${action} ${words.id}` : "closed"}
      title={intl.formatMessage(
        { id: `moderation.held.ask.${action}` },
        { name: nameOf(words.member) },
      )}
      body={intl.formatMessage({ id: `moderation.held.body.${action}` })}
      confirmLabel={intl.formatMessage({ id: `moderation.held.actions.${action}` })}
      error={
        failure
          ? intl.formatMessage({
              id:
                failure === "oneself"
                  ? "moderation.held.oneself"
                  : `moderation.decision.failure.${failure}`,
            })
          : undefined
      }
      isOpen={isOpen}
      isSending={isSending}
      onConfirm={confirm}
      onClose={cancel}
    />
  );
}
