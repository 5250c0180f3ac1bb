const unreached = [
  "CONNECTION_REFUSED",
  // Errors of a request that was in progress.
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
 * Matches the browser's own errors while the server or the network is unreachable. Which of them occur
 * depends on where a request was when it was cut.
 * @param more - other errors that the journey is meant to cause, as a pattern
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
