import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent } from "react";
import type { Reaction } from "../../flows/people/reactions.ts";
import { useCalled } from "./use-called.ts";

const texts = { like: "people.undo.liked", pass: "people.undo.passed" } as const;

/** Says how the member reacted, and offers to take it back for as long as that is possible. */
export function useUndoToast(undoable: Reaction | null, undo: () => void): void {
  const intl = useIntl();
  const called = useCalled();
  const { add, close } = useToasts();
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    if (!undoable) return undefined;
    const key = add({
      text: intl.formatMessage({ id: texts[undoable.action] }, { name: called(undoable.user) }),
      // Its time is the machine's.
      time: 0,
      action: {
        label: intl.formatMessage({ id: "people.undo.action" }),
        onPress: () => onUndo(),
      },
    });
    return () => close(key);
  }, [undoable, intl, called, add, close]);
}
