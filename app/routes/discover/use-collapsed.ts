import { useState } from "react";
import { stored } from "../../shell/stored.ts";

/** SPEC.md section 2: the key and its two values. */
const storedCollapsed = stored<"0" | "1">(
  "discoverFiltersCollapsed",
  (value) => value === "0" || value === "1",
);

/** Whether the sidebar is a rail, as it was left in this browser. */
export function useCollapsed() {
  const [isCollapsed, setCollapsed] = useState(() => storedCollapsed.read() === "1");
  const change = (next: boolean): void => {
    setCollapsed(next);
    storedCollapsed.write(next ? "1" : "0");
  };
  return [isCollapsed, change] as const;
}
