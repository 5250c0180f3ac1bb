import type { KeyboardEvent } from "react-aria-components";

const steps: Readonly<Record<string, "nextElementSibling" | "previousElementSibling">> = {
  ArrowDown: "nextElementSibling",
  j: "nextElementSibling",
  ArrowUp: "previousElementSibling",
  k: "previousElementSibling",
};

/**
 * Takes the focus from the link of a report to that of the next or the one before, where both are items of a
 * list. Only for the element that has the focus: single letters must do nothing elsewhere (WCAG 2.1.4).
 */
export function focusOtherReport(event: KeyboardEvent): void {
  const step = steps[event.key];
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const item = event.currentTarget.closest("li");
  const link = step && isPlain ? item?.[step]?.querySelector("a") : undefined;
  if (!link) {
    event.continuePropagation();
    return;
  }
  event.preventDefault();
  link.focus();
}
