import type { Page } from "@playwright/test";

/**
 * Follows, from now on, what a page sends to the API.
 * @returns all so far: calls as `METHOD /api/path`, and the frames of sockets as they are
 */
export function watchSent(page: Page): () => readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) sent.push(`${request.method()} ${pathname}`);
  });
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(String(payload)));
  });
  return () => [...sent];
}
