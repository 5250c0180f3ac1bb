export interface LiveAddress {
  /** The conversation to join, or `everyConversation`. */
  readonly conversation_id: string;
  /** An access token with some life left (`obtainToken`). It must be in no log. */
  readonly token: string;
  /** The candidate whom an advice is about. */
  readonly candidate_user_id?: string;
  /** The last cursor that was seen there; what came after it is sent again. */
  readonly cursor?: string | null;
}

/**
 * Returns the URL of the live connection: wss for https pages, else ws.
 * @param baseUrl - of the API, `/api` or absolute
 * @param page - the address of the page that opens it
 */
export function liveUrl(address: LiveAddress, baseUrl = "/api", page = location.href): string {
  const url = new URL(`${baseUrl.replace(/\/$/, "")}/ws/chat`, page);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  for (const [name, value] of Object.entries(address)) {
    if (typeof value === "string") url.searchParams.set(name, value);
  }
  return url.href;
}
