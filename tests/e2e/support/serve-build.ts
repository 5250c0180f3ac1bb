import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const build = join(import.meta.dirname, "../../../app/dist");

/**
 * Gives the page the app's own files from the build while its backend is down, as a cache or a
 * content network does; calls to `/api` still go to the backend.
 */
export async function serveBuild(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.startsWith("/api/"),
    async (route) => {
      const file = join(build, new URL(route.request().url()).pathname);
      const isPage = route.request().isNavigationRequest();
      if (!isPage && !existsSync(file)) return route.abort();
      return route.fulfill({ path: isPage ? join(build, "index.html") : file });
    },
  );
}
