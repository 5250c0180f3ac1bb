/**
 * Starts, once the focus is in an element, what nothing needs before: its code comes then.
 * @param start - imports the code, starts it, and gives what ends it; takes what has the focus
 * @returns what ends it, or keeps it from starting
 */
export function startOnFocus(
  element: HTMLElement,
  start: (focused: Element) => Promise<() => void>,
): () => void {
  let isEnded = false;
  let end: (() => void) | undefined;
  const begin = (): void => {
    element.removeEventListener("focusin", begin);
    start(document.activeElement ?? element).then(
      (started) => {
        if (isEnded) started();
        else end = started;
      },
      // The code did not arrive: the page goes on without.
      () => undefined,
    );
  };
  if (element.contains(document.activeElement)) begin();
  else element.addEventListener("focusin", begin);
  return () => {
    isEnded = true;
    element.removeEventListener("focusin", begin);
    end?.();
  };
}
