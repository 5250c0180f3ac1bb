import { readNonEmpty } from "./nullable.ts";

/** A bare file name is no address: the specification fetches pictures and voices by the member's id. */
export const addressOf = (url: string, path: string): string => (/[/:]/.test(url) ? url : path);

/** Reads where to fetch a member's picture; the name stays in it, so that another picture has another address. */
export function readPictureUrl(json: unknown, userId: string): string | null {
  const url = readNonEmpty(json);
  return url && addressOf(url, `/api/profile/picture/${userId}?v=${encodeURIComponent(url)}`);
}
