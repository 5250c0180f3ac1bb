import { useEffect, useEffectEvent, useState } from "react";

/**
 * Calls back when an edge of a scrolling list comes near or leaves, at first as well. Gives a ref to put
 * on an empty element there, straight inside of what scrolls; another element is observed instead.
 * @param margin how far outside of the view counts as near, px
 * @param onChange without it nothing is observed
 */
export function useEdge(
  margin: number,
  onChange: ((isNear: boolean) => void) | undefined,
): (element: HTMLElement | null) => void {
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  const notify = useEffectEvent((isNear: boolean) => onChange?.(isNear));
  const isWatched = onChange !== undefined;
  useEffect(() => {
    if (!isWatched || edge === null) return;
    const observer = new IntersectionObserver(
      (entries) => notify(entries.at(-1)?.isIntersecting ?? false),
      { root: edge.parentElement, rootMargin: `${margin}px 0px` },
    );
    observer.observe(edge);
    return () => observer.disconnect();
  }, [edge, margin, isWatched]);
  return setEdge;
}
