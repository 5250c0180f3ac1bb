import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";
import { settle } from "./settle.ts";
import type { View } from "./views.ts";

/** Pages that are another's in a certain state. */
const leadsTo: Readonly<Record<string, string>> = { "/filters": "/discover", "/matches": "/likes" };

/** Opens a view and waits until all of it is there. @throws Error when it leads somewhere else */
export async function openView(page: Page, { path, address, tab }: View): Promise<void> {
  follow(page);
  await page.goto(address);
  await page.locator("main h1").first().waitFor();
  await comeToRest(page);
  const { pathname } = new URL(page.url());
  const wanted = leadsTo[path] ?? address.replace(/\?.*$/, "");
  if (pathname !== wanted) throw new Error(`${address} led to ${pathname}`);
  if (tab !== undefined) await page.getByRole("tab").nth(tab).click();
  await comeToRest(page);
}

const followed = new WeakMap<Page, Set<Request>>();

/** @returns the requests of a page that have no answer yet, from now on */
function follow(page: Page): Set<Request> {
  const known = followed.get(page);
  if (known !== undefined) return known;
  const underWay = new Set<Request>();
  const end = (request: Request): boolean => underWay.delete(request);
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  followed.set(page, underWay);
  return underWay;
}

/** Time after which an answer counts as complete although Playwright has not reported its end, in ms. */
const LONGEST_ANSWER = 10_000;

/** How often a page may ask for more after it has come to rest. */
const MAX_ROUNDS = 50;

/**
 * Waits until nothing moves, and no answer is outstanding, nor after what the last answer brought.
 * @throws Error naming what the page goes on to ask for
 */
export async function comeToRest(page: Page): Promise<void> {
  const underWay = follow(page);
  for (let round = 0; round === 0 || underWay.size > 0; round += 1) {
    const requests = [...underWay];
    if (round > MAX_ROUNDS) throw new Error(`goes on to ask for ${requests[0]?.url()}`);
    const answers = requests.map(async (request) => (await request.response())?.finished());
    await Promise.race([
      Promise.allSettled(answers),
      wait(LONGEST_ANSWER, undefined, { ref: false }),
    ]);
    for (const request of requests) underWay.delete(request);
    await settle(page);
  }
}
