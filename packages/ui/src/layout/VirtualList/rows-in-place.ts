import type { Virtualizer } from "@tanstack/react-virtual";

type List = Virtualizer<HTMLElement, HTMLElement>;

/**
 * Whole px, rounded in one way. Left to itself, the virtualizer takes `offsetHeight` at first and
 * then the observer's number, which a fraction makes differ by 1 px: reading backwards, rows moved.
 */
export function heightOf(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  list: List,
): number {
  const [observed] = entry?.borderBoxSize ?? [];
  if (observed !== undefined) return Math.round(observed.blockSize);
  const known = list.itemSizeCache.get(list.options.getItemKey(list.indexFromElement(row)));
  return known ?? Math.round(row.getBoundingClientRect().height);
}

/**
 * Keeps the rows in view in place when one above them turns out higher or lower than estimated. The
 * virtualizer does so only for rows that begin above the view, but a row inserted before the first one may
 * begin inside it, below the header.
 */
export function holdDrawnRows(list: List): void {
  list.shouldAdjustScrollPositionOnItemSizeChange = (row) => {
    const scrollOffset = list.scrollOffset ?? 0;
    if (list.itemSizeCache.has(row.key)) {
      return row.end <= scrollOffset && list.scrollDirection !== "backward";
    }
    return row.start < scrollOffset || isMeasuredBelow(list, row.index);
  };
}

function isMeasuredBelow({ range, options, itemSizeCache }: List, index: number): boolean {
  if (range === null) return false;
  for (let below = Math.max(index + 1, range.startIndex); below <= range.endIndex; below += 1) {
    if (itemSizeCache.has(options.getItemKey(below))) return true;
  }
  return false;
}

/**
 * Scrolls by what has grown above. No scroll command of the virtualizer: until one has landed, it
 * corrects for no row that is measured.
 */
export function moveWith(list: List, px: number): void {
  if (px === 0 || list.scrollElement === null) return;
  list.scrollOffset = (list.scrollOffset ?? 0) + px;
  list.scrollElement.scrollTop = list.scrollOffset;
}

/**
 * Scrolls to the end at once, and returns whether it was anywhere else. Rows measured on the way are
 * corrected for their position; a scroll command of the virtualizer leaves that to later frames.
 */
export function showEnd(list: List): boolean {
  if (list.scrollElement === null) return false;
  const { scrollHeight, clientHeight } = list.scrollElement;
  const px = scrollHeight - clientHeight - (list.scrollOffset ?? 0);
  moveWith(list, px);
  return Math.abs(px) > 1;
}
