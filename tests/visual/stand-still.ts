import { commands, page } from "vitest/browser";
import { restartChance, stopClock, stopWaits } from "../../.storybook/stand-still.ts";

const stillness = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
`;

/** Requests without an answer yet. A story may have one that is never answered. */
const unanswered = new Set<symbol>();

function countUnanswered(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const asked = Symbol("request");
    unanswered.add(asked);
    try {
      return await fetch(...request);
    } finally {
      unanswered.delete(asked);
    }
  };
}

/** Stops what would make two pictures of one thing differ. */
export function standStill(): void {
  stopClock();
  stopWaits();
  countUnanswered();
  const style = document.createElement("style");
  style.textContent = stillness;
  document.head.append(style);
}

/**
 * Loads every font, so that no story lays out its text in the widths of another font first. Fallback fonts
 * are the device's own, which it need not have.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

/** Before each story: resets the random numbers and the stored state of the last one. */
export function startAfresh(): void {
  unanswered.clear();
  restartChance();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  // react-aria shows no focus after a pointer was used, and remembers that from story to story.
  document.documentElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until what has changed is drawn. */
export async function drawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/**
 * Frames without a change after which nothing more is expected of a component, and of a screen, which waits for
 * answers: React shows a part that it has waited for up to 300 ms after the one before it.
 */
export const quietFrames = { component: 4, screen: 20 } as const;

/** Frames without a change if something is still to come. */
const awaitedFrames = 60;

/**
 * Elements that are still to come: they are marked as loading, or react-aria hides them until a touch
 * keyboard would be open. It takes a window that was just made lower for such a keyboard, and then waits
 * 600 ms.
 */
const awaited = '[aria-busy="true"], [data-rac][style*="clip-path: inset(50%)"]';

/** Waits until the document has not changed for some frames, and nothing has come for it. */
async function quiet(frames: number): Promise<void> {
  let passed = 0;
  const again = () => (passed = 0);
  const changes = new MutationObserver(again);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // Answers come one by one, and code file by file, which changes nothing before the last one.
  const arrivals = new PerformanceObserver(again);
  arrivals.observe({ type: "resource" });
  const enough = () =>
    unanswered.size > 0 || document.querySelector(awaited) ? awaitedFrames : frames;
  for (; passed < enough(); passed += 1) await nextFrame();
  changes.disconnect();
  arrivals.disconnect();
}

/** Gives the window a size, and waits until the page knows of it, so that a story plays in one window all through. */
export async function resize(width: number, height: number): Promise<void> {
  const isThere = () => innerWidth === width && innerHeight === height;
  if (isThere()) return;
  await page.viewport(width, height);
  while (!isThere()) await nextFrame();
  await drawn();
}

/**
 * Waits until all is there, fonts and images too, and drawn.
 * @param frames - without a change after which nothing more is expected
 * @returns whether code has come for it
 */
export async function settle(frames: number): Promise<boolean> {
  let hasCodeCome = false;
  for (;;) {
    await quiet(frames);
    if (!(await commands.codeArrived())) break;
    hasCodeCome = true;
  }
  await document.fonts.ready;
  // An image that cannot be decoded is part of the picture too.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await drawn();
  return hasCodeCome;
}
