import { useEffect, useEffectEvent } from "react";

const controls = "button, input, textarea, select, a[href], [role=slider], [contenteditable]";

/** Calls back on Space, unless the focus is on a control, to which the key belongs. */
export function useSpaceKey(onSpace: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.key !== " " || event.repeat || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(controls)) return;
    // Otherwise it scrolls.
    event.preventDefault();
    onSpace();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
