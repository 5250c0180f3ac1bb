import { isSeen, nameOf } from "./forced-colours/parts.ts";

/** The least distance of a story from the window's edge, as on a real screen, px. */
const edge = 16;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Elements for which the page would have to be scrolled sideways, the outermost first. */
export async function tooWideIn(body: HTMLElement): Promise<string[]> {
  const padding = body.style.padding;
  body.style.padding = `${edge}px`;
  await nextFrame();
  await nextFrame();
  const { clientWidth, scrollWidth } = document.documentElement;
  const beyond =
    scrollWidth <= clientWidth
      ? []
      : [...body.querySelectorAll("*")].filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return isSeen(element) && (right > clientWidth + 1 || left < -1);
        });
  body.style.padding = padding;
  return beyond.slice(0, 3).map((element) => `too wide at 400 %: ${nameOf(element)}`);
}
