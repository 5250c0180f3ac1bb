import { useEffect } from "react";
import { useTheme } from "./theme.ts";

/** Gives the browser's bars the colour of the chosen theme; the colours from the build follow the system. */
export function useThemeColor(): void {
  const [theme] = useTheme();
  useEffect(() => {
    if (theme === "system") return undefined;
    const meta = document.createElement("meta");
    meta.name = "theme-color";
    // An undrawn element has its colour at once; the page's own may still change from the last theme's.
    meta.style.color = "var(--color-paper)";
    // The first that applies counts.
    document.head.prepend(meta);
    meta.content = getComputedStyle(meta).color;
    return () => meta.remove();
  }, [theme]);
}
