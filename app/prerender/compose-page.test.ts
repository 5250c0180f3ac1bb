import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { composePage } from "./compose-page.ts";

const parts = {
  path: "/rules",
  locale: "de",
  head: "<title>Regeln</title>",
  body: "<h1>$& Regeln</h1>",
};

test("puts language, head and content into the app's page, and leaves the rest", async () => {
  const shell = await readFile(join(import.meta.dirname, "../index.html"), "utf8");
  const page = composePage(shell, parts);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain("<title>Regeln</title><!--addresses-->");
  expect(page).toContain('<div id="root" data-path="/rules"><h1>$& Regeln</h1></div>');
  expect(page).toMatch(
    /<template id="scripts">\s*<script type="module" src="\/main.tsx"><\/script><\/template>/,
  );
  expect(page.match(/main\.tsx/g)).toHaveLength(1);
  expect(page).not.toContain("<title>Gemel</title>");
  expect(page.match(/name="description"/g)).toBeNull();
  expect(page).toContain('src="/first-paint.js"></script>');
});

test("refuses a page without a place for the app", () => {
  expect(() => composePage('<html lang="en"><body></body></html>', parts)).toThrow(/no one place/);
});
