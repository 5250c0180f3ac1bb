import { useIntl } from "@gemel/i18n";
import { Children, isValidElement, useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { GrowthAnnouncement } from "./GrowthAnnouncement.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./InfiniteList.css.ts";
import { useDrawnItems } from "./use-drawn-items.ts";
import { useFocusedItem } from "./use-focused-item.ts";
import { useNextPage } from "./use-next-page.ts";
import { useSinglePress } from "./use-single-press.ts";

export const infiniteListLayouts = ["grid", "rows", "column"] as const;

export interface InfiniteListProps {
  /** Names the list. */
  label: string;
  /** Its items, each with a key; the list puts each into a list item. */
  children: ReactNode;
  /** `grid`: cards side by side. `rows`: two beside each other on a desktop. @default "column", below each other */
  layout?: (typeof infiniteListLayouts)[number];
  /** The first item has a row to itself, and is as wide as the list. @default false */
  hasLead?: boolean;
  /** There is a further page. */
  hasMore: boolean;
  /**
   * Asks for the next page: once per page, when the end of the list comes near. A page that failed
   * is fetched again when the end comes near again, or by the button.
   */
  onLoadMore: () => void;
  /** The first page is loading; `loading` replaces the list. @default false */
  isLoading?: boolean;
  /** The shapes of the first page, laid out like the items: skeletons. */
  loading?: ReactNode;
  /** A further page is loading. @default false */
  isLoadingMore?: boolean;
  /** Said below the last page, such as "That's all for now." */
  end?: ReactNode;
  /** The latest change of an item, for screen readers: "Rosalind is back." */
  announcement?: string | undefined;
}

const keyOf = (item: ReactNode, index: number): string =>
  isValidElement(item) && item.key !== null ? item.key : String(index);

/**
 * A list that asks for its next page 200 px before its end is seen. A failed page is not
 * mentioned: a quiet button asks again, also without scrolling. Once it is long, only
 * the items in view and a few rows around are in the document, and the one that has the focus: each
 * is drawn from its props again when it comes back. A double click that takes an item away leaves the
 * one that comes into its place alone. Its texts are in the bundle `member`.
 *
 * Not for a short list (`Stack`), nor for one that is empty (`EmptyState`) or failed as a whole
 * (`ErrorState`), nor for messages, which grow upwards.
 */
export function InfiniteList({
  label,
  children,
  layout = "column",
  hasLead = false,
  hasMore,
  onLoadMore,
  isLoading = false,
  loading,
  isLoadingMore = false,
  end,
  announcement,
}: InfiniteListProps) {
  const intl = useIntl();
  const items = Children.toArray(children);
  const { sentinel, ask } = useNextPage({
    canAsk: hasMore && !isLoading && !isLoadingMore,
    count: items.length,
    onLoadMore,
  });
  const list = useRef<HTMLUListElement>(null);
  const { focusedKey, itemFocus } = useFocusedItem();
  const focused = items.findIndex((item, index) => keyOf(item, index) === focusedKey);
  const { from, to, before, after, keptTop } = useDrawnItems(items.length, focused, list, hasLead);
  const singlePress = useSinglePress(items.length);
  const foot = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined) return;
    // After the last page the button is removed, and its focus with it.
    if (!hasMore && document.activeElement === document.body) foot.current?.focus();
    if (!hasMore || items.length > pressedAt.current) pressedAt.current = undefined;
  }, [hasMore, items.length]);
  if (isLoading)
    return (
      <div role="group" aria-label={label} aria-busy className={css.items[layout]}>
        {loading}
      </div>
    );
  return (
    <div>
      <ul
        {...singlePress}
        ref={list}
        role="list"
        aria-label={label}
        aria-busy={isLoadingMore}
        className={css.items[layout]}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {items.map((item, index) => {
          const isInRows = from <= index && index < to;
          if (!isInRows && index !== focused) return null;
          const key = keyOf(item, index);
          return (
            <li
              key={key}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : items.length}
              className={hasLead && index === 0 ? css.lead : css.item}
              {...itemFocus(key)}
              {...(isInRows ? {} : { "data-kept": true, style: { insetBlockStart: keptTop } })}
            >
              {item}
            </li>
          );
        })}
      </ul>
      <div ref={sentinel} />
      <div ref={foot} tabIndex={-1} className={css.foot}>
        {hasMore ? (
          <Button
            kind="quiet"
            icon={isLoadingMore ? <RingsInMotion /> : null}
            onPress={() => {
              pressedAt.current = items.length;
              ask();
            }}
          >
            {intl.formatMessage({
              id: isLoadingMore ? "people.list.loadingMore" : "people.list.loadMore",
            })}
          </Button>
        ) : (
          end
        )}
      </div>
      <GrowthAnnouncement count={items.length} />
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
    </div>
  );
}
