import read from "./icon-meanings.json" with { type: "json" };

/** The meaning of each lucide icon in Gemel; the same icon always means the same. */
export const iconMeanings: Readonly<Record<string, string>> = read;
