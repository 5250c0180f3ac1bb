import { useState } from "react";
import { stored } from "../../shell/platform/stored.ts";

/** docs/product.md section 2: the key and its two values. */
const storedCollapsed = stored<"0" | "1">(
  "discoverFiltersCollapsed",
  (value) => value === "0" || value === "1",
);

/**
 * Whether the sidebar is a rail: as it was left in this browser, and at first it is one.
 *
 * @param isAskedFor - it is open at first, whatever it was
 */
export function useCollapsed(isAskedFor: boolean) {
  const [isCollapsed, setCollapsed] = useState(() => !isAskedFor && storedCollapsed.read() !== "0");
  const change = (next: boolean): void => {
    setCollapsed(next);
    storedCollapsed.write(next ? "1" : "0");
  };
  return [isCollapsed, change] as const;
}
