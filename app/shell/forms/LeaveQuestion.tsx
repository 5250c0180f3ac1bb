import type { ConfirmDialogProps } from "@gemel/ui/ConfirmDialog";
import { useIntl } from "@gemel/i18n";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { laterDialog } from "../failures/later.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";

const LeaveDialog = laterDialog<ConfirmDialogProps>(
  async () => ({ default: (await import("@gemel/ui/ConfirmDialog")).ConfirmDialog }),
  ({ isOpen = false, onOpenChange }) => ({ isOpen, close: () => onOpenChange?.(false) }),
);

export interface LeaveQuestionProps {
  /** Whether something would be lost. If that ends before the answer, the member leaves. */
  isHeld: boolean;
  title: string;
  /** Names what would be lost. */
  body: string;
  /** Called before the member leaves all the same. */
  onLeave?: () => void;
}

/** Asks before a page with something to lose is left. */
export default function LeaveQuestion({ isHeld, title, body, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  const [departure, setDeparture] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => setDeparture(() => go), []);
  const go = useEffectEvent(() => departure?.());
  useLeaveGuard(isHeld, ask);
  useEffect(() => {
    if (isHeld) void LeaveDialog.fetch();
    else go();
  }, [isHeld]);
  return (
    <LeaveDialog
      title={title}
      confirmLabel={intl.formatMessage({ id: "common.leave" })}
      cancelLabel={intl.formatMessage({ id: "common.stay" })}
      isOpen={departure !== null}
      onConfirm={() => {
        // `onLeave` may end what is held, which would leave a second time.
        setDeparture(null);
        onLeave?.();
        departure?.();
      }}
      onOpenChange={() => setDeparture(null)}
    >
      {body}
    </LeaveDialog>
  );
}
