import { useEffect, useRef } from "react";

/** Focuses an element that appears only with the next render, by the key it registered under. */
export function useFocusAfterRender<Key>() {
  const elements = useRef(new Map<Key, HTMLElement>());
  const wanted = useRef<Key>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const element = elements.current.get(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return {
    focus: (key: Key) => {
      wanted.current = key;
    },
    register: (key: Key) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
  };
}
