import type { Page } from "playwright";
import { settle } from "./settle.ts";
import type { View } from "./views.ts";

/** Pages that are another's in a certain state. */
const leadsTo: Readonly<Record<string, string>> = { "/filters": "/discover", "/matches": "/likes" };

/** Opens a view and waits until all of it is there. @throws Error when it leads somewhere else */
export async function openView(page: Page, { path, address, tab }: View): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("main h1").first().waitFor();
  const { pathname } = new URL(page.url());
  const wanted = leadsTo[path] ?? address.replace(/\?.*$/, "");
  if (pathname !== wanted) throw new Error(`${address} led to ${pathname}`);
  if (tab !== undefined) await page.getByRole("tab").nth(tab).click();
  await settle(page);
}
