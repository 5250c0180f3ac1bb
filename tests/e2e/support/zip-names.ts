/** The mark before each entry in the list at the end of a ZIP file. */
const entryMark = Buffer.from("PK\u0001\u0002");
const nameAt = 46;

/** The names of the files in a ZIP file, as its own list at the end has them. */
export function zipNames(archive: Buffer): string[] {
  const names: string[] = [];
  let at = archive.indexOf(entryMark);
  while (at !== -1) {
    const length = archive.readUInt16LE(at + 28);
    names.push(archive.toString("utf8", at + nameAt, at + nameAt + length));
    at = archive.indexOf(entryMark, at + nameAt + length);
  }
  return names;
}
