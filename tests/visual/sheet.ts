import { commands, page } from "vitest/browser";
import type { PictureModeName } from "../../.storybook/picture-modes.ts";
import { sheetName } from "./picture-names.ts";
import { captionHeight, cellPadding, roundUp, type Shot } from "./sheet-layout.ts";
import { drawn } from "./stand-still.ts";

const isSeen = ({ width, height }: DOMRect) => width > 4 && height > 4;

/**
 * Returns the box of all visible content, overlays included, without the window beside it. If nothing is
 * visible, returns the whole window.
 */
function contentBox(): DOMRect {
  const boxes = [...document.body.querySelectorAll("*")]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map((element) => element.getBoundingClientRect())
    .filter(isSeen);
  if (boxes.length === 0) return new DOMRect(0, 0, innerWidth, innerHeight);
  const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)));
  return new DOMRect(0, 0, Math.ceil(right), Math.ceil(bottom));
}

/** Takes what there is to see in the window as it stands. */
export async function takeShot(caption: string): Promise<Shot> {
  const { width, height } = contentBox();
  const clip = { x: 0, y: 0, width, height: Math.min(roundUp(height), innerHeight) };
  return { caption, png: await commands.takePicture(clip), width, height };
}

function cellOf({ caption, png, width, height }: Shot): {
  cell: HTMLElement;
  image: HTMLImageElement;
} {
  const cell = document.createElement("figure");
  cell.style.cssText = `margin: 0; padding: ${cellPadding.block}px ${cellPadding.inline}px; font: 600 13px/${captionHeight}px 'Figtree Variable'`;
  const label = document.createElement("figcaption");
  label.textContent = caption;
  const frame = document.createElement("div");
  frame.style.cssText = `inline-size: ${width}px; block-size: ${roundUp(height)}px; overflow: hidden`;
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  image.style.cssText = "display: block; max-inline-size: none";
  frame.append(image);
  cell.append(label, frame);
  return { cell, image };
}

/** Lays shots below one another, each under its story's name. */
async function laySheet(shots: readonly Shot[]): Promise<HTMLElement> {
  const sheet = document.createElement("main");
  sheet.style.cssText = "inline-size: fit-content; background: #fff; color: #000";
  const cells = shots.map(cellOf);
  sheet.append(...cells.map(({ cell }) => cell));
  document.body.append(sheet);
  await Promise.all(cells.map(({ image }) => image.decode()));
  const { scrollWidth, scrollHeight } = document.documentElement;
  await page.viewport(scrollWidth, scrollHeight);
  await drawn();
  return sheet;
}

/**
 * Compares the shots of a component's stories with its accepted sheet. A sheet is laid only if they differ.
 * @returns the difference, or null
 */
export async function differenceOfSheet(
  component: string,
  mode: PictureModeName,
  shots: readonly Shot[],
): Promise<string | null> {
  const name = sheetName(component, mode);
  if (await commands.isSheetOf(name, shots)) return null;
  const sheet = await laySheet(shots);
  const { x, y, width, height } = sheet.getBoundingClientRect();
  const difference = await commands.comparePicture(name, {
    x,
    y,
    width: Math.ceil(width),
    height: Math.ceil(height),
  });
  sheet.remove();
  return difference;
}
