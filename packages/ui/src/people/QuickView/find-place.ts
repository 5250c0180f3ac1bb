import type { RefObject } from "react";

/** The element beside which the view stands, and the side. */
export interface Place {
  triggerRef: RefObject<Element>;
  placement: "end top" | "bottom start";
}

/** The widest that a `Popover` gets, with the air around it, px. */
const width = 24 * 16 + 32;
/** The height that a view needs to show a person without scrolling, px. */
const height = 22 * 16;

/**
 * Finds a place at which a view does not cover the element that contains the button: beside it, else below or
 * above it; undefined if there is no room around it.
 */
export function findPlace(button: Element): Place | undefined {
  const about = button.closest("article, li") ?? button;
  const { left, right, top, bottom } = about.getBoundingClientRect();
  const triggerRef = { current: about };
  if (Math.max(left, window.innerWidth - right) >= width)
    return { triggerRef, placement: "end top" };
  if (Math.max(top, window.innerHeight - bottom) >= height)
    return { triggerRef, placement: "bottom start" };
  return undefined;
}
