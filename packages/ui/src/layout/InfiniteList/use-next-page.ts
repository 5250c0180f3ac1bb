import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/** How long before the end is seen the next page is asked for. */
const margin = "200px";

/** What an element scrolls in: a part of the page, or the page itself. */
function scrollerOf(element: Element): Element | Document {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return document;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

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
 * Asks for the next page once, when the sentinel comes near the viewport. One that failed is asked
 * for again when the sentinel has been away. Without `IntersectionObserver` only `ask` does.
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
      // Without a root Chromium adds `scrollMargin` to `rootMargin` in a page, but not in a frame.
      { root: scrollerOf(element), rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canAsk, count]);
  return { sentinel, ask };
}
