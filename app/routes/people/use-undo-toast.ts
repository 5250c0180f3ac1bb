import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent } from "react";
import type { Reaction } from "../../flows/people/use-reaction-list.ts";
import { useCalled } from "./use-called.ts";

const texts = { like: "people.undo.liked", pass: "people.undo.passed" } as const;

/** Shows how the member reacted, and offers an undo as long as it is possible. */
export function useUndoToast(undoable: Reaction | null, undo: () => void): void {
  const intl = useIntl();
  const called = useCalled();
  const { add, close } = useToasts();
  const onUndo = useEffectEvent(undo);
  useEffect(() => {
    if (!undoable) return undefined;
    const key = add({
      text: intl.formatMessage({ id: texts[undoable.action] }, { name: called(undoable.user) }),
      // The machine decides how long the toast stays.
      time: 0,
      action: {
        label: intl.formatMessage({ id: "people.undo.action" }),
        onPress: () => onUndo(),
      },
    });
    return () => close(key);
  }, [undoable, intl, called, add, close]);
}
