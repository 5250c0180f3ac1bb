import type { FlashMessage } from "@gemel/machines/flash";
import { useSelector } from "@xstate/react";
import { useCallback } from "react";
import { useGemel } from "../gemel.tsx";

export type FlashTone = FlashMessage["tone"];
export type FlashValues = FlashMessage["values"];

/** The banner that passes by: what it says, and how to show, hold and dismiss it. */
export function useFlash() {
  const { flash } = useGemel();
  const message = useSelector(flash, ({ context }) => context.message);
  return {
    message,
    show: useCallback(
      (next: FlashMessage) => flash.send({ type: "flash.show", message: next }),
      [flash],
    ),
    dismiss: () => flash.send({ type: "flash.dismiss" }),
    /** The pointer or the focus is on it: its time stands still. */
    hold: () => flash.send({ type: "flash.hold", by: "pointer" }),
    release: () => flash.send({ type: "flash.release", by: "pointer" }),
  };
}
