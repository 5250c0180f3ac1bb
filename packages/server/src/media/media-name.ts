/** The object beside the media that holds the id of their installation. No listing has it: it is no media name. */
export const INSTALLATION = "gemel-installation";

/** Names are ours; anything else is no name. */
export const isMediaName = (name: string): boolean => /^[a-z0-9-]+\.[a-z0-9]+$/.test(name);

/** @throws for what cannot be the name of a media file: it may lead anywhere */
export function requireMediaName(name: string): string {
  if (!isMediaName(name) && name !== INSTALLATION) throw new Error("not the name of a media file");
  return name;
}
