import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useBusy } from "../../flows/use-busy.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

export interface LeaveQuestionProps {
  /** Something would be lost. Where that ends before the answer, the member leaves. */
  isHeld: boolean;
  title: string;
  body: string;
  leave: string;
  stay: string;
}

/** Asks before a page with something to lose is left. */
export default function LeaveQuestion({ isHeld, title, body, leave, stay }: LeaveQuestionProps) {
  const [departure, setDeparture] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => setDeparture(() => go), []);
  const go = useEffectEvent(() => departure?.());
  useLeaveGuard(isHeld, ask);
  useBusy("dialog", departure !== null);
  useEffect(() => {
    if (!isHeld) go();
  }, [isHeld]);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={leave}
      cancelLabel={stay}
      isOpen={departure !== null}
      onConfirm={() => departure?.()}
      onOpenChange={(isOpen) => {
        if (!isOpen) setDeparture(null);
      }}
    >
      {body}
    </ConfirmDialog>
  );
}
