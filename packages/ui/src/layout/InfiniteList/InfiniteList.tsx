import { useIntl } from "@gemel/i18n";
import { Children, isValidElement, useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../actions/Button/Button.tsx";
import { RingsInMotion } from "../../feedback/Spinner/RingsInMotion.tsx";
import { GrowthAnnouncement } from "./GrowthAnnouncement.tsx";
import * as css from "./InfiniteList.css.ts";
import { useNextPage } from "./use-next-page.ts";

export const infiniteListLayouts = ["grid", "column"] as const;

export interface InfiniteListProps {
  /** Names the list. */
  label: string;
  /** Its items, each with a key; the list puts each into a list item. */
  children: ReactNode;
  /** Side by side where there is room, or below each other. @default "column" */
  layout?: (typeof infiniteListLayouts)[number];
  /** There is a further page. */
  hasMore: boolean;
  /**
   * Asks for the next page: once per page, when the end of the list comes near. A page that failed
   * is asked for again when the end comes near anew, or by the button.
   */
  onLoadMore: () => void;
  /** The first page is on its way; `loading` stands in the list's place. @default false */
  isLoading?: boolean;
  /** The shapes of the first page, laid out like the items: skeletons. */
  loading?: ReactNode;
  /** A further page is on its way. @default false */
  isLoadingMore?: boolean;
  /** Said below the last page, such as "That's all for now." */
  end?: ReactNode;
}

/**
 * A list that asks for its next page 200 px before its end is seen. That a page failed is not
 * mentioned: a quiet button asks again, and serves whoever does not scroll. Its texts are in the
 * bundle `people`.
 *
 * Not for a short list (`Stack`), nor for one that is empty (`EmptyState`) or failed as a whole
 * (`ErrorState`), nor for messages, which grow upwards.
 */
export function InfiniteList({
  label,
  children,
  layout = "column",
  hasMore,
  onLoadMore,
  isLoading = false,
  loading,
  isLoadingMore = false,
  end,
}: InfiniteListProps) {
  const intl = useIntl();
  const items = Children.toArray(children);
  const { sentinel, ask } = useNextPage({
    canAsk: hasMore && !isLoading && !isLoadingMore,
    count: items.length,
    onLoadMore,
  });
  const foot = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(undefined);
  useEffect(() => {
    if (pressedAt.current === undefined) return;
    // With the last page the button goes, and the focus that it had.
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
      <ul role="list" aria-label={label} aria-busy={isLoadingMore} className={css.items[layout]}>
        {items.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} className={css.item}>
            {item}
          </li>
        ))}
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
    </div>
  );
}
