import type { IncomingMessage } from "node:http";

/**
 * The address of a request as the router takes it. A path that cannot be decoded is read as it is written: its percent
 * signs are no more than that, and it is an address like any other at which there is nothing. The router would answer
 * it before every hook: without headers, page and log.
 */
export function decodableAddress({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
