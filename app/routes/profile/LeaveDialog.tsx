import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { useIntl } from "@gemel/i18n";
import type { useProfileEditing } from "../../flows/profile/use-profile-editing.ts";

export interface LeaveDialogProps {
  leaving: ReturnType<typeof useProfileEditing>["leaving"];
}

/** Asks before what is not saved is left behind. */
export default function LeaveDialog({ leaving }: LeaveDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: "profile.leave.title" })}
      confirmLabel={intl.formatMessage({ id: "profile.leave.leave" })}
      cancelLabel={intl.formatMessage({ id: "profile.leave.stay" })}
      isOpen={leaving.isAsking}
      onConfirm={leaving.confirm}
      onOpenChange={(isOpen) => {
        if (!isOpen) leaving.cancel();
      }}
    >
      {intl.formatMessage({ id: "profile.leave.body" })}
    </ConfirmDialog>
  );
}
