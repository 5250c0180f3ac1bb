import type { Browser, CDPSession, JSHandle } from "playwright";
import type { BenchPage, Elements, PaintTime, Prepended } from "./bench-page.ts";
import type { CandidateName } from "./candidates.ts";

/** All that one candidate did once, on a page of its own. */
export interface Round {
  mount: PaintTime;
  /** Bytes of the script heap that the list holds, without the messages themselves. */
  heap: number;
  appendsToFew: PaintTime[];
  appendsToMany: PaintTime[];
  prepends: Prepended[];
  /** At several places of the list. */
  elements: Elements[];
}

const APPENDS = 12;
const PREPENDS = 3;

/** Who needs longer than this, ms, for its turns is known well enough after the fewest of them. */
const BUDGET = 20_000;
const FEWEST = 3;

/** Where elements are counted, as shares of the list above the view. */
const places = [1, 0.5, 0.1, 0];

/**
 * Opens a page for a candidate and lets it do everything. Its short and its long list take turns,
 * so that what else the machine does falls on both.
 */
export async function measureRound(
  browser: Browser,
  url: string,
  name: CandidateName,
): Promise<Round> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${url}?candidate=${name}`);
    await page.waitForFunction(() => "benchPage" in window);
    const bench = await page.evaluateHandle(() => window.benchPage);
    await warmUp(bench);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");

    const before = await collectedHeap(cdp);
    const mount = await bench.evaluate((lists) => lists.mount("many"));
    const heap = (await collectedHeap(cdp)) - before;
    await bench.evaluate((lists) => lists.mount("few"));

    const round: Round = {
      mount,
      heap,
      appendsToFew: [],
      appendsToMany: [],
      prepends: [],
      elements: [],
    };
    const start = performance.now();
    const isKnown = (turns: number) => turns >= FEWEST && performance.now() - start > BUDGET;
    for (let turn = 0; turn < APPENDS && !isKnown(turn); turn += 1) {
      round.appendsToFew.push(await bench.evaluate((lists) => lists.append("few")));
      round.appendsToMany.push(await bench.evaluate((lists) => lists.append("many")));
    }
    for (let turn = 0; turn < PREPENDS; turn += 1) {
      round.prepends.push(await bench.evaluate((lists) => lists.prepend("many")));
    }
    for (const place of places) {
      round.elements.push(
        await bench.evaluate((lists, share) => lists.elementsAt("many", share), place),
      );
    }
    return round;
  } finally {
    await page.close();
  }
}

/** Fetches the fonts, and lets the browser see the code. */
async function warmUp(bench: JSHandle<BenchPage>): Promise<void> {
  await bench.evaluate(async (lists) => {
    await lists.mount("few");
    await document.fonts.ready;
    for (let turn = 0; turn < 5; turn += 1) await lists.append("few");
    await lists.unmount("few");
  });
}

/** Bytes of the script heap after a garbage collection. */
async function collectedHeap(cdp: CDPSession): Promise<number> {
  await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const used = metrics.find(({ name }) => name === "JSHeapUsedSize");
  if (used === undefined) throw new Error("The browser does not report its heap");
  return used.value;
}
