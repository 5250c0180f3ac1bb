import { useEffect, useRef } from "react";

/** Marks the sides on which a scrolling row continues: `data-more` holds `left`, `right` or both. */
export function useMore() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const look = (): void => {
      const { scrollWidth, clientWidth, scrollLeft } = row;
      const max = scrollWidth - clientWidth;
      // In a right-to-left language, it counts down from 0.
      const left = getComputedStyle(row).direction === "rtl" ? max + scrollLeft : scrollLeft;
      row.dataset["more"] = [left > 1 && "left", max - left > 1 && "right"]
        .filter(Boolean)
        .join(" ");
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      for (const element of [row, ...row.children]) sizes.observe(element);
    };
    watch();
    // react-aria adds the tabs after the row.
    const tabs = new MutationObserver(watch);
    tabs.observe(row, { childList: true });
    row.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      tabs.disconnect();
      row.removeEventListener("scroll", look);
    };
  }, []);
  return ref;
}
