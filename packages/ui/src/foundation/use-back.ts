import { useContext, useEffect, useEffectEvent } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import type { ModalOverlayProps } from "react-aria-components/Modal";
import { BackContext } from "./BackProvider.tsx";

/**
 * Closes the overlay around it on a step back, as Escape does.
 * @param onOpenChange - where its host opens it @default closes what is around it
 */
export function useBack(onOpenChange?: ModalOverlayProps["onOpenChange"]): void {
  const holdBack = useContext(BackContext);
  const state = useContext(OverlayTriggerStateContext);
  const close = useEffectEvent(() => (onOpenChange ? onOpenChange(false) : state?.close()));
  useEffect(() => holdBack?.(() => close()), [holdBack]);
}

/** `useBack` for what a popover holds. */
export function Back({ onOpenChange }: { onOpenChange: ModalOverlayProps["onOpenChange"] }): null {
  useBack(onOpenChange);
  return null;
}
