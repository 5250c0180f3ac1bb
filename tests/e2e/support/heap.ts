import type { CDPSession } from "@playwright/test";
import { browserLaunch } from "../../browser.ts";

/** The resources that a page keeps when nothing more can be collected. */
export interface Kept {
  /** Bytes of the script's heap. */
  readonly heap: number;
  /** Nodes of documents, and of removed parts that are still referenced. */
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * For a browser that compiles no script to machine code and throws no byte code away: how much of both it
 * has depends on how warm it is, and is many times what the page itself keeps.
 */
export async function launchWithPlainHeap() {
  const { args, ...launch } = await browserLaunch();
  return { ...launch, args: [...args, "--js-flags=--jitless --no-flush-bytecode"] };
}

/** Collections in a row that freed nothing: what one lets go of can be for the next. */
const enough = 3;

/** Collects garbage until that frees nothing more. */
export async function collect(browser: CDPSession): Promise<Kept> {
  let heap = Infinity;
  let inVain = 0;
  while (inVain < enough) {
    await browser.send("HeapProfiler.collectGarbage");
    const { usedSize } = await browser.send("Runtime.getHeapUsage");
    inVain = usedSize < heap ? 0 : inVain + 1;
    heap = Math.min(heap, usedSize);
  }
  const { nodes, jsEventListeners } = await browser.send("Memory.getDOMCounters");
  return { heap, nodes, listeners: jsEventListeners };
}
