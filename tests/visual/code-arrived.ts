import type { Page, Request } from "playwright";
import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    codeArrived: () => Promise<boolean>;
  }
}

/** The scripts that a page has requested and not received, and what to call when there are none. */
interface Watch {
  /** Whether code was requested since the last call. */
  isNew: boolean;
  pending: Set<Request>;
  onArrived: (() => void)[];
}

const watches = new WeakMap<Page, Watch>();

function watch(page: Page): Watch {
  const begun: Watch = { isNew: false, pending: new Set(), onArrived: [] };
  const end = (request: Request): void => {
    begun.pending.delete(request);
    if (begun.pending.size === 0) for (const notify of begun.onArrived.splice(0)) notify();
  };
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    begun.isNew = true;
    begun.pending.add(request);
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  watches.set(page, begun);
  return begun;
}

/**
 * Waits until all code that the page has requested has arrived. A page is watched from the first call on.
 * @returns whether code was requested since the last call
 */
export const codeArrived: BrowserCommand<[]> = async ({ page }) => {
  const watched = watches.get(page) ?? watch(page);
  const { isNew, pending, onArrived } = watched;
  watched.isNew = false;
  if (pending.size > 0) await new Promise<void>((resolve) => onArrived.push(resolve));
  return isNew;
};
