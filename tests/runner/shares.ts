/**
 * Divides groups of files into shares that take about the same time: the longest first, each into the shortest share.
 * @param groups the files of one stay in one share
 */
export function sharesOf(
  groups: readonly (readonly string[])[],
  count: number,
  seconds: (file: string) => number,
): readonly (readonly string[])[] {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }));
  const timed = groups.map((files) => ({
    files,
    seconds: files.reduce((sum, file) => sum + seconds(file), 0),
  }));
  for (const group of timed.toSorted((a, b) => b.seconds - a.seconds)) {
    const [shortest] = shares.toSorted((a, b) => a.seconds - b.seconds);
    shortest?.files.push(...group.files);
    if (shortest) shortest.seconds += group.seconds;
  }
  return shares.map((share) => share.files);
}
