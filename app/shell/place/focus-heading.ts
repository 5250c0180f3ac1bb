/** Moves the focus to the page's heading, so that a screen reader says its name; what is in view stays. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
