import { candidates, type Contest } from "./candidates.ts";
import type { Summary } from "./summarize.ts";

type Key = keyof Summary;

const labels: Record<Key, string> = {
  mount: "mount 10,000, ms",
  appendToFew: "append 1 to 150, ms",
  appendToMany: "append 1 to 10,000, ms",
  prepend: "prepend 50 to 10,000, ms",
  notShown: "changes never shown",
  shift: "shift by a prepend, px",
  messages: "messages in the document",
  elements: "elements in the document",
  heap: "heap of 10,000, MB",
};

/** Both may be nought. */
const withoutRatio: readonly Key[] = ["notShown", "shift"];

const rounded = (value: number): number => Number(value.toFixed(2));

function cell(key: Key, value: number | null): number | string {
  if (value === null) return key === "shift" ? "lost" : "never";
  return rounded(key === "heap" ? value / 1e6 : value);
}

function ratio(key: Key, ours: number | null, peer: number | null): number | string {
  if (ours === null || peer === null || withoutRatio.includes(key)) return "";
  return rounded(peer / ours);
}

/** Ours beside the peer, and how many times ours the peer needs, for `console.table`. */
export function tableOf(contest: Contest, ours: Summary, peer: Summary): object {
  const rows = (Object.keys(labels) as Key[]).map((key) => [
    labels[key],
    {
      [candidates[contest.ours]]: cell(key, ours[key]),
      [candidates[contest.peer]]: cell(key, peer[key]),
      "peer / ours": ratio(key, ours[key], peer[key]),
    },
  ]);
  return Object.fromEntries(rows);
}
