const storageKey = "scrollPlaces";

/** Px from the top, by the path and the router's key of an entry in the browser's history. */
type Places = Record<string, number>;

function recall(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Places;
  } catch {
    return {};
  }
}

const places: Places = import.meta.env.SSR ? {} : recall();

function entry(): string {
  const state = window.history.state as { key?: unknown } | null;
  return `${window.location.pathname} ${String(state?.key)}`;
}

/** The scroll position to restore once the current page is there. */
let wanted: number | undefined;
let pathname: string | undefined;

/** Notes from now on how far each page is scrolled, for as long as the tab lives. After the router's guards. */
export function watchScroll(): void {
  wanted = places[entry()];
  window.addEventListener("popstate", () => {
    // Within a page the browser knows the way itself.
    if (window.location.pathname !== pathname) wanted = places[entry()] ?? 0;
  });
  window.addEventListener(
    "scroll",
    () => {
      if (wanted === undefined) places[entry()] = window.scrollY;
    },
    { passive: true },
  );
  window.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places));
    } catch {
      // The next page begins at its top.
    }
  });
}

/** Events by which a reader scrolls. */
const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls a page that was just drawn to where it was left, as soon as it is as long as it was; a new page, to
 * its top. It stops when the reader begins to scroll.
 * @param isNew - whether a link led here, not the history or a reload
 */
export function showPlace(isNew: boolean): void {
  ({ pathname } = window.location);
  if (isNew) wanted = undefined;
  const top = isNew ? 0 : wanted;
  if (top === undefined) return;
  window.scrollTo(0, top);
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  const stop = (): void => {
    wanted = undefined;
    observer.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
}
