import { useIntl } from "@gemel/i18n";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import type { HeldTextFlow } from "../../flows/moderation/use-held-text.ts";
import { NoteDialog } from "./NoteDialog.tsx";

/** Asks before held texts are released or discarded, and why. */
export function HeldTextDialog({ held }: { held: HeldTextFlow }) {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const { subject: question, isOpen, isSending, failure, confirm, cancel } = held;
  if (question === null) return null;
  const { action, held: texts } = question;
  return (
    <NoteDialog
      // A dialog that is opened again begins without the note of the last one.
      key={isOpen ? `${action} ${texts.id}` : "closed"}
      title={intl.formatMessage(
        { id: `moderation.held.ask.${action}` },
        { name: nameOf(texts.member) },
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
