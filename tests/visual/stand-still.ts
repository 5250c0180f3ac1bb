import { restartChance, stopClock } from "../../.storybook/stand-still.ts";

const stillness = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
`;

/** Stops what would make two pictures of one thing differ. */
export function standStill(): void {
  stopClock();
  const style = document.createElement("style");
  style.textContent = stillness;
  document.head.append(style);
}

/** Before each story: chance begins anew, and nothing is remembered of the last one. */
export function startAfresh(): void {
  restartChance();
  localStorage.clear();
  sessionStorage.clear();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Frames without a change after which nothing more is expected. */
const quietFrames = 12;

/** Waits until the document has not changed for some frames. */
async function quiet(): Promise<void> {
  let left = quietFrames;
  const changes = new MutationObserver(() => (left = quietFrames));
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (; left > 0; left -= 1) await nextFrame();
  changes.disconnect();
}

/** Waits until all is there, fonts and images too, and drawn. */
export async function settle(): Promise<void> {
  await quiet();
  await document.fonts.ready;
  // One that cannot be decoded is a picture too.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await nextFrame();
  await nextFrame();
}
