import read from "./icon-meanings.json" with { type: "json" };

/** What each icon of lucide stands for in Gemel; the same picture always means the same. */
export const iconMeanings: Readonly<Record<string, string>> = read;
