import { useRef, useState, type KeyboardEvent } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { arrowTarget, tabRow, type MostLeast, type Side } from "./most-least.ts";

/** The props that make the radio buttons of a side one tab stop, and let arrow keys move through them. */
export interface ArrowKeys {
  radioProps: (
    side: Side,
    id: string,
  ) => {
    ref: (input: HTMLInputElement | null) => void;
    tabIndex: 0 | -1;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * Makes each side one stop of the tab key, and moves focus within a side by arrow keys without
 * choosing. Browsers do neither for two radio groups whose buttons alternate.
 */
export function useArrowKeys(ids: readonly string[], choice: MostLeast): ArrowKeys {
  const { direction } = useLocale();
  const [last, setLast] = useState<string | null>(null);
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const row = tabRow(ids, choice, last);
  return {
    radioProps: (side, id) => ({
      ref: (input) => {
        if (input) inputs.current.set(`${side} ${id}`, input);
        else inputs.current.delete(`${side} ${id}`);
      },
      tabIndex: row === id ? 0 : -1,
      onFocus: () => setLast(id),
      onKeyDown: (event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          event.currentTarget.click();
        }
        const target = arrowTarget(ids, id, event.key, direction);
        if (target === undefined) return;
        event.preventDefault();
        inputs.current.get(`${side} ${target}`)?.focus();
      },
    }),
  };
}
