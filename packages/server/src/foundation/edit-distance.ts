/** How many letters must be put in, left out or replaced to make one text of another (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let from = 1; from <= one.length; from += 1) {
    const next = [from];
    for (let at = 1; at <= other.length; at += 1) {
      const [before = 0, above = 0, beside = 0] = [row[at - 1], row[at], next[at - 1]];
      const replaced = one[from - 1] === other[at - 1] ? before : before + 1;
      next.push(Math.min(replaced, above + 1, beside + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
