import { page } from "vitest/browser";
import { settle } from "./stand-still.ts";

/** A piece of the window as it looked. */
export interface Shot {
  caption: string;
  url: string;
  box: DOMRect;
}

const isSeen = ({ width, height }: DOMRect) => width > 4 && height > 4;

/** What there is to see, overlays included: nothing of the window beside it. */
function contentBox(): DOMRect {
  const boxes = [...document.body.querySelectorAll("*")]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(isSeen);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)));
  return new DOMRect(0, 0, Math.ceil(right), Math.ceil(bottom));
}

const takeWindow = () => page.screenshot({ base64: true, save: false });

/** Takes the window until two pictures in a row are the same. */
export async function takeShot(caption: string): Promise<Shot> {
  let last = await takeWindow();
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await takeWindow();
    if (next === last) {
      return { caption, url: `data:image/png;base64,${next}`, box: contentBox() };
    }
    last = next;
  }
  throw new Error(`${caption} does not come to rest.`);
}

/** A change of a few pixels in one story should not push all the others about. */
const roundUp = (height: number) => Math.ceil(height / 32) * 32;

function cellOf({ caption, url, box }: Shot): { cell: HTMLElement; image: HTMLImageElement } {
  const cell = document.createElement("figure");
  cell.style.cssText = "margin: 0; padding: 4px 8px; font: 600 13px/20px 'Figtree Variable'";
  const label = document.createElement("figcaption");
  label.textContent = caption;
  const frame = document.createElement("div");
  frame.style.cssText = `inline-size: ${box.width}px; block-size: ${roundUp(box.height)}px; overflow: hidden`;
  const image = new Image();
  image.src = url;
  image.style.cssText = "display: block; max-inline-size: none";
  frame.append(image);
  cell.append(label, frame);
  return { cell, image };
}

/** Lays shots below one another, each under its story's name. */
export async function laySheet(shots: readonly Shot[]): Promise<HTMLElement> {
  const sheet = document.createElement("main");
  sheet.style.cssText = "inline-size: fit-content; background: #fff; color: #000";
  const cells = shots.map(cellOf);
  sheet.append(...cells.map(({ cell }) => cell));
  document.body.append(sheet);
  await Promise.all(cells.map(({ image }) => image.decode()));
  const { scrollWidth, scrollHeight } = document.documentElement;
  await page.viewport(scrollWidth, scrollHeight);
  await settle();
  return sheet;
}
