import { useImperativeHandle, useRef, type KeyboardEvent, type ReactNode, type Ref } from "react";
import * as css from "./VirtualList.css.ts";
import { useEdge } from "./use-edge.ts";
import { useFocusedRow } from "./use-focused-row.ts";
import { useHeight } from "./use-height.ts";
import { useRows } from "./use-rows.ts";

export interface VirtualListHandle {
  /** Shows the end, and goes on following it. */
  scrollToEnd: () => void;
  /** For a control beside the list that goes away when it has done its work. */
  focus: () => void;
}

export interface VirtualListProps<Item> {
  /** Names the region that scrolls. */
  label: string;
  /** All items in their order, drawn or not. */
  items: readonly Item[];
  /**
   * The key of an item, the same wherever it moves. Declare it outside of the component: a new
   * function looks at every item again.
   */
  keyOf: (item: Item) => string;
  /** Px of an item that was not drawn yet; the nearer, the steadier the scroll bar. */
  estimateHeight: (item: Item) => number;
  /**
   * Draws one item. Content that depends on the item before it (a day above a first message) belongs to the
   * end of that earlier item: if the top of a row changes when others are inserted before it, the reader's
   * position moves.
   */
  children: (item: Item, index: number) => ReactNode;
  /** Key of an item that stays drawn at any scroll position, such as one whose sound is playing. */
  keptKey?: string | undefined;
  /** There are more items than these, so screen readers get an unknown number. @default false */
  isPartial?: boolean;
  /** Above the first item; scrolls with it. */
  header?: ReactNode;
  /** The first item is within 200 px. Called again when items were put before it. */
  onReachStart?: (() => void) | undefined;
  /** Called when the list reaches or leaves its end; it starts at its end. */
  onAtEndChange?: (isAtEnd: boolean) => void;
  /** `scrollToEnd` shows the end and goes on following it; `focus` is for a control that goes away. */
  ref?: Ref<VirtualListHandle>;
}

/** docs/product.md section 9: infinite scroll margin. */
const reachMargin = 200;

/**
 * A list of any length that draws only what is in view, as tall as its container. It opens at its end, follows
 * it while the reader is there, and keeps the reader's place when items are put before. A screen reader
 * reads a list with the place and the number of each item; the focus stays in its row, drawn or
 * scrolled away; the region itself takes the focus, so that arrow keys scroll it. (It is no `feed`:
 * that role promises keys that move from article to article.)
 *
 * Not for lists under a hundred items, which need no care, nor for choosing an item (`Select`).
 */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  estimateHeight,
  children,
  keptKey,
  isPartial = false,
  header,
  onReachStart,
  onAtEndChange,
  ref,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [headerHeight, headerRef] = useHeight();
  const { focusedKey, regionFocus, rowFocus } = useFocusedRow(scroller);
  const { rows, sizeRef, rowRef, scrollToEnd, lookForEnd } = useRows({
    items,
    keyOf,
    estimateHeight,
    scroller,
    headerHeight,
    keptKeys: [focusedKey, keptKey],
    onAtEndChange,
  });

  const [first] = items;
  const start = useEdge(reachMargin, onReachStart && ((isNear) => isNear && onReachStart()));
  useImperativeHandle(
    ref,
    () => ({ scrollToEnd, focus: () => scroller.current?.focus({ preventScroll: true }) }),
    [scrollToEnd],
  );

  // Scrolls at once: the browser's own scroll to an end stops as soon as a row on its way is measured.
  const goToEnds = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === "Home") event.currentTarget.scrollTop = 0;
    else if (event.key === "End") scrollToEnd();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that scroll
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={css.scroller}
      onScroll={lookForEnd}
      onKeyDown={goToEnds}
      {...regionFocus}
    >
      <div key={first && keyOf(first)} ref={start} className={css.edge} />
      {header ? (
        <div ref={headerRef} className={css.edge}>
          {header}
        </div>
      ) : null}
      <div ref={sizeRef} role="list" className={css.rows}>
        {rows.map(({ index, key }) => {
          const item = items[index];
          return item === undefined ? null : (
            <div
              key={key}
              ref={rowRef}
              data-index={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={isPartial ? -1 : items.length}
              className={css.row}
              {...rowFocus(String(key))}
            >
              {children(item, index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
