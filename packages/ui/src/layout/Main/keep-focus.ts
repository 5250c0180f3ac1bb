const focusable = "button:not(:disabled), a[href], input:not(:disabled), [tabindex='0']";

/** The place of the focus, and the nearest control to it once its element is removed. */
function placeOf(element: Element, page: HTMLElement) {
  const ancestors: Element[] = [];
  for (let at = element.parentElement; at && at !== page; at = at.parentElement) ancestors.push(at);
  const controls = [...page.querySelectorAll<HTMLElement>(focusable)];
  const after = new Set(controls.slice(controls.indexOf(element as HTMLElement) + 1));
  const heading = page.querySelector("h1");
  return {
    isGone: () => !element.isConnected,
    /** The control that followed it in what still stands around it, else the one before, else the page. */
    nearest: (): HTMLElement | undefined => {
      const left = controls.filter((control) => control.isConnected && control.checkVisibility());
      const around = [...ancestors, page]
        .filter((ancestor) => ancestor.isConnected)
        .map((ancestor) => left.filter((control) => ancestor.contains(control)))
        .find((inside) => inside.length > 0);
      const control = around?.find((one) => after.has(one)) ?? around?.at(-1);
      // Another page moves the focus to its own heading.
      return control ?? (heading?.isConnected ? page : undefined);
    },
  };
}

/**
 * Keeps the focus on the page when the control that has it, or that opened the dialog that has it, is taken away: a
 * browser would leave it nowhere.
 * @param first - what had the focus first
 * @returns what ends it
 */
export function keepFocus(page: HTMLElement, first: Element): () => void {
  let place: ReturnType<typeof placeOf> | undefined;
  const isLost = (): boolean =>
    document.activeElement === document.body && (place?.isGone() ?? false);
  const note = (target: EventTarget | null): void => {
    place = target instanceof Element && target !== page ? placeOf(target, page) : undefined;
  };
  const onFocus = ({ target }: FocusEvent): void => note(target);
  const look = (): void => {
    if (!isLost()) return;
    place?.nearest()?.focus({ preventScroll: true });
    place = undefined;
  };
  const watcher = new MutationObserver(() => {
    // Waits until the code that removed it, and react-aria a frame later, could place the focus.
    if (isLost()) requestAnimationFrame(() => requestAnimationFrame(look));
  });
  page.addEventListener("focusin", onFocus);
  watcher.observe(document.body, { childList: true, subtree: true });
  // The code may have come after `first` has gone; what stood around it is not known then.
  if (first.isConnected) note(first);
  else if (document.activeElement === document.body) page.focus({ preventScroll: true });
  return () => {
    page.removeEventListener("focusin", onFocus);
    watcher.disconnect();
  };
}
