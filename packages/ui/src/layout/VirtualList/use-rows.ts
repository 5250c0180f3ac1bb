import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  type Range,
} from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from "react";
import { heightOf, holdDrawnRows, moveWith, showEnd } from "./rows-in-place.ts";

/** A reader this near to the end, in px, follows what is added. */
const endMargin = 48;

/** Rows drawn outside of the view on each side, so that a flick shows no gap. */
const overscan = 8;

interface RowsOptions<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  estimateHeight: (item: Item) => number;
  scroller: RefObject<HTMLElement | null>;
  /** Px above the first row that scroll with it. */
  headerHeight: number;
  /** Stay drawn wherever they are. */
  keptKeys: readonly (string | undefined)[];
  onAtEndChange: ((isAtEnd: boolean) => void) | undefined;
}

/** Returns the rows to draw with their positions, and keeps the reader's place. */
export function useRows<Item>(options: RowsOptions<Item>) {
  const { items, keyOf, estimateHeight, scroller, headerHeight, keptKeys } = options;
  const isAtEnd = useRef(true);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const sizeOf = (index: number) => {
    const item = items[index];
    return item === undefined ? 0 : estimateHeight(item);
  };

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    // A new function makes the virtualizer look at every item again.
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item);
      },
      [items, keyOf],
    ),
    estimateSize: sizeOf,
    getScrollElement: () => scroller.current,
    measureElement: heightOf,
    overscan,
    scrollMargin: headerHeight,
    scrollEndThreshold: endMargin,
    // Positions are written to the elements: scrolling renders nothing but rows that come and go.
    directDomUpdates: true,
    // A transform would give each row a layer, which Chromium draws now and then 1 px higher or lower.
    directDomUpdatesMode: "position",
    anchorTo: "end",
    // The first rows drawn are the last ones; the exact place follows once there is an element.
    initialOffset: () => items.reduce((sum, _, index) => sum + sizeOf(index), 0),
    rangeExtractor: (range: Range) => {
      const kept = keptKeys.flatMap((key) => {
        const index = key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key);
        return index < 0 ? [] : index;
      });
      const indexes = defaultRangeExtractor(range);
      return kept.length === 0
        ? indexes
        : [...new Set([...indexes, ...kept])].toSorted((a, b) => a - b);
    },
    observeElementRect: (instance, notify) =>
      observeElementRect(instance, (rect) => {
        notify(rect);
        // A keyboard that opens, or a message box that grows, must not cover the end.
        if (isAtEnd.current) instance.scrollToEnd();
      }),
  });
  useLayoutEffect(() => holdDrawnRows(virtualizer), [virtualizer]);

  const last = items.at(-1);
  const lastKey = last === undefined ? undefined : keyOf(last);
  const rows = virtualizer.getVirtualItems();
  const followed = useRef<string>(undefined);
  // Before anything is painted: rows that come into view turn out higher than estimated, and the end moves.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- draws again until the list stands at its end, and then no more
  useLayoutEffect(() => {
    if (followed.current === lastKey) return;
    if (isAtEnd.current && showEnd(virtualizer)) draw();
    else followed.current = lastKey;
  });

  const knownHeaderHeight = useRef(headerHeight);
  useLayoutEffect(() => {
    const before = knownHeaderHeight.current;
    knownHeaderHeight.current = headerHeight;
    const isAbove = before > 0 && (virtualizer.scrollOffset ?? 0) >= before;
    if (isAtEnd.current) showEnd(virtualizer);
    else if (isAbove) moveWith(virtualizer, headerHeight - before);
  }, [headerHeight, virtualizer]);

  const seenScrollTop = useRef(0);
  const lookForEnd = () => {
    if (scroller.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = scroller.current;
    const movedBack = scrollTop < seenScrollTop.current;
    seenScrollTop.current = scrollTop;
    const isNear = scrollHeight - scrollTop - clientHeight <= endMargin;
    // If the content grows at the end, the list follows it: only a reader who scrolls back leaves the end.
    const isFollowed = !isNear && !movedBack;
    if (isNear === isAtEnd.current || isFollowed) return;
    isAtEnd.current = isNear;
    options.onAtEndChange?.(isNear);
  };
  // After what follows the end has done so.
  useLayoutEffect(lookForEnd);

  return {
    rows,
    sizeRef: virtualizer.containerRef,
    rowRef: virtualizer.measureElement,
    scrollToEnd: virtualizer.scrollToEnd,
    lookForEnd,
  };
}
