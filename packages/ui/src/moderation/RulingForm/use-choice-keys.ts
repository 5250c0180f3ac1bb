import { type RefObject, useEffect, useEffectEvent } from "react";
import { useIsModalOpen } from "../../foundation/open-modals.ts";

/** Controls for which a digit is text, or a value of their own. */
const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/**
 * Chooses the first radio button of a group by the key 1, the second by 2, and so on, wherever the focus is
 * on the page, except in a field for typing or while a dialog is open. The chosen one gets the focus, so that
 * Enter sends the form. Members can turn such keys off (WCAG 2.1.4).
 */
export function useChoiceKeys(group: RefObject<HTMLElement | null>, isOn: boolean): void {
  const isModalOpen = useIsModalOpen();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    // Shift is a part of figures on some keyboards, as the French one.
    if (altKey || ctrlKey || metaKey || isModalOpen) return;
    if (target instanceof Element && target.closest(typing)) return;
    const radios = group.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [];
    const chosen = [...radios].find((_, index) => key === String(index + 1));
    if (!chosen || chosen.disabled) return;
    chosen.click();
    chosen.focus();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [isOn]);
}
