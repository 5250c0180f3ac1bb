/** Names are ours; anything else is no name. */
export const isMediaName = (name: string): boolean => /^[a-z0-9-]+\.[a-z0-9]+$/.test(name);

/** @throws for what cannot be the name of a media file: it may lead anywhere */
export function requireMediaName(name: string): string {
  if (!isMediaName(name)) throw new Error("not the name of a media file");
  return name;
}
