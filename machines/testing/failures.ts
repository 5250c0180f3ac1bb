/** Rejections as the client makes them, for fake actors. */
export const network = { kind: "network" } as const;

export function http(status: number, code: string, more: object = {}) {
  return { kind: "http", status, code, message: "", ...more } as const;
}

export const unauthorized = http(401, "unauthorized");
export const unavailable = http(503, "unavailable");
export const rateLimited = http(429, "rate_limited", { retryAfter: 30 });
