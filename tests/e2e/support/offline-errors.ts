const unreached = [
  "CONNECTION_REFUSED",
  // Of a request that was under way.
  "CONNECTION_RESET",
  "CONNECTION_CLOSED",
  "CONNECTION_ABORTED",
  "EMPTY_RESPONSE",
  "INCOMPLETE_CHUNKED_ENCODING",
  "CONTENT_LENGTH_MISMATCH",
  "SOCKET_NOT_CONNECTED",
  "NETWORK_CHANGED",
  "INTERNET_DISCONNECTED",
  "FAILED",
] as const;

/**
 * What a browser notes by itself while the server or the network is unreachable. Which of it is chance: where a
 * request was when it was cut.
 * @param more - what else the journey is meant to cause, as a pattern
 */
export const offlineErrors = (...more: string[]): RegExp =>
  new RegExp(
    [
      `net::ERR_(${unreached.join("|")})`,
      "Failed to fetch",
      "WebSocket connection to",
      ...more,
    ].join("|"),
  );
