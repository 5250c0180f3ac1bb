import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import {
  drawnPart,
  type DrawnPart,
  noRows,
  type RowHeights,
  rowOf,
  topOfItem,
} from "./drawn-part.ts";

/** The number of items that are all drawn before any height is known: as many as a phone has in view. */
const drawnAtOnce = 8;

/** Rows that stand ready beyond each edge of the view. */
const overscan = 2;

interface DrawnItems extends DrawnPart {
  /** How far below the list's start the item stands that is kept, in px. */
  readonly keptTop: number;
}

const everything = (count: number): DrawnItems => ({
  from: 0,
  to: Math.min(count, drawnAtOnce),
  before: 0,
  after: 0,
  keptTop: 0,
});

const isSame = (one: DrawnItems, other: DrawnItems): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  Math.abs(one.before - other.before) < 1 &&
  Math.abs(one.after - other.after) < 1 &&
  Math.abs(one.keptTop - other.keptTop) < 1;

/** The list items in the rows that are drawn; the one that is kept stands beside them. */
const inRows = (list: HTMLElement): Element[] =>
  [...list.children].filter((item) => !item.hasAttribute("data-kept"));

/** Takes the heights of the rows that are drawn; another number of columns makes other rows. */
function learn(known: RowHeights, list: HTMLElement, from: number, hasLead: boolean): RowHeights {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = Math.max(1, gridTemplateColumns.split(" ").length);
  const gap = Number.parseFloat(rowGap) || 0;
  const heights = new Map(known.columns === columns ? known.heights : []);
  const rows = { columns, heights, hasLead };
  let last = -1;
  inRows(list).forEach((item, index) => {
    const row = rowOf(rows, from + index);
    if (row !== last) heights.set(row, item.getBoundingClientRect().height + gap);
    last = row;
  });
  return rows;
}

/**
 * Selects the items of a long list to draw: those in view and a few rows around. The other items keep their
 * room as padding, so that nothing moves. The list may scroll with the page or inside a part of it.
 * @param kept - the item that stays drawn at any position, with `data-kept` if it is far from the view; -1
 *   for none
 * @param hasLead - the first item has a row to itself
 */
export function useDrawnItems(
  count: number,
  kept: number,
  list: RefObject<HTMLUListElement | null>,
  hasLead: boolean,
): DrawnItems {
  const isLong = count > drawnAtOnce;
  const [part, setPart] = useState(() => everything(count));
  const rows = useRef<RowHeights>(noRows);

  const look = useEffectEvent(() => {
    const element = list.current;
    if (!element || element.getClientRects().length === 0) return;
    rows.current = learn(rows.current, element, part.from, hasLead);
    const drawn = drawnPart({
      count,
      rows: rows.current,
      overscan,
      top: -element.getBoundingClientRect().top,
      height: window.innerHeight,
    });
    const next = { ...drawn, keptTop: topOfItem(rows.current, kept) };
    if (!isSame(part, next)) setPart(next);
  });

  // After each drawing: what it drew may be higher or lower than was thought.
  useLayoutEffect(() => {
    if (isLong) look();
  });

  useEffect(() => {
    const element = list.current;
    if (!isLong || !element) return undefined;
    const observer = new ResizeObserver(() => look());
    observer.observe(element);
    const lookNow = () => look();
    // Any ancestor of the list may be the scroller, and `scroll` does not bubble.
    document.addEventListener("scroll", lookNow, { capture: true, passive: true });
    window.addEventListener("resize", lookNow);
    return () => {
      observer.disconnect();
      document.removeEventListener("scroll", lookNow, { capture: true });
      window.removeEventListener("resize", lookNow);
    };
  }, [isLong, list]);

  return isLong ? part : { from: 0, to: count, before: 0, after: 0, keptTop: 0 };
}
