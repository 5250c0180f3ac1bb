/**
 * node tests/bench/components.ts
 *
 * Our conversation and our long list beside the best public peers: in one run, in the pinned
 * browser, on a production build. Candidates take turns, each on a page of its own: what else the
 * machine does falls on all of them. Ends badly when ours misses a bar.
 */
import { chromium } from "playwright";
import { browserLaunch } from "../browser.ts";
import { barsOf } from "./components/bars.ts";
import { candidates, contests, type CandidateName } from "./components/candidates.ts";
import { measureRound, type Round } from "./components/measure-round.ts";
import { servePage } from "./components/serve-page.ts";
import { summarize } from "./components/summarize.ts";
import { tableOf } from "./components/table.ts";

const ROUNDS = 3;

// The next frame begins when the last one is through. At 60 a second, a change would wait for up to
// 16.7 ms, which hides everything that is measured here. Not with --run-all-compositor-stages-before-draw:
// with both, Chromium now and then waited for itself for good while 10,000 elements were drawn.
const frameArgs = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

const site = await servePage();
const launch = await browserLaunch();
const browser = await chromium.launch({ ...launch, args: [...launch.args, ...frameArgs] });
const names = Object.keys(candidates) as CandidateName[];
const rounds: Record<CandidateName, Round[]> = {
  "message-list": [],
  chatscope: [],
  "virtual-list": [],
  virtuoso: [],
};
try {
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const name of turn % 2 === 0 ? names : names.toReversed()) {
      console.log(`Round ${turn + 1} of ${ROUNDS}: ${candidates[name]}`);
      rounds[name].push(await measureRound(browser, site.url, name));
    }
  }
} finally {
  await browser.close();
  await site.close();
}

let missed = 0;
for (const contest of contests) {
  const ours = summarize(rounds[contest.ours]);
  console.log(`\n${contest.title}; ${ROUNDS} rounds in Chromium ${browser.version()}`);
  console.table(tableOf(contest, ours, summarize(rounds[contest.peer])));
  for (const { text, isMet } of barsOf(ours)) {
    console.log(`${isMet ? "✓" : "✗"} ${candidates[contest.ours]}: ${text}`);
    if (!isMet) missed += 1;
  }
}
process.exitCode = missed > 0 ? 1 : 0;
