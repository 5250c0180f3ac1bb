import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

export interface NextPage {
  /** There is a further page, and none is loading. */
  canAsk: boolean;
  /** How many items there are: when it changes, a page has come. */
  count: number;
  onLoadMore: () => void;
}

export interface NextPageAsker {
  /** Put it on an empty element behind the last item. */
  sentinel: RefObject<HTMLDivElement | null>;
  /** Fetches at the press of the button. */
  ask: () => void;
}

/**
 * Requests the next page once, when the sentinel is 200 px from the viewport. A failed page is requested
 * again after the sentinel has been away. Without `IntersectionObserver`, only `ask` requests one.
 */
export function useNextPage({ canAsk, count, onLoadMore }: NextPage): NextPageAsker {
  const sentinel = useRef<HTMLDivElement>(null);
  const askedAt = useRef<number>(undefined);
  const ask = () => {
    if (!canAsk) return;
    askedAt.current = count;
    onLoadMore();
  };
  const onNear = useEffectEvent(ask);
  useEffect(() => {
    const element = sentinel.current;
    if (!canAsk || !element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) askedAt.current = undefined;
        else if (askedAt.current !== count) onNear();
      },
      // The margin is for the page and for a part that scrolls. If `rootMargin` is also set, Chromium adds
      // both in a page; a browser without `scrollMargin` has `rootMargin` alone.
      {
        ["scrollMargin" in IntersectionObserver.prototype ? "scrollMargin" : "rootMargin"]: "200px",
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canAsk, count]);
  return { sentinel, ask };
}
