/** Divides files into shares that take about the same time: the longest first, each into the shortest share. */
export function sharesOf(
  files: readonly string[],
  count: number,
  seconds: (file: string) => number,
): readonly (readonly string[])[] {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }));
  for (const file of files.toSorted((a, b) => seconds(b) - seconds(a))) {
    const [shortest] = shares.toSorted((a, b) => a.seconds - b.seconds);
    shortest?.files.push(file);
    if (shortest) shortest.seconds += seconds(file);
  }
  return shares.map((share) => share.files);
}
