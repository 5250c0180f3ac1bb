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

/** Waits until fonts and images are there and drawn. */
export async function settle(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  // One that cannot be decoded is a picture too.
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await nextFrame();
  await nextFrame();
}
