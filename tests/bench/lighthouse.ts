/**
 * npm run bench -- lighthouse
 *
 * Lighthouse with its own settings for a phone, on the production build and the real backend: the median
 * of five visits to the public pages and, signed in as a demo member, to the feed and a conversation.
 * Ends badly when a score misses its bar. Run it on a machine that does nothing else: its times are of
 * the clock.
 */
import { medianOf, type Scores } from "./lighthouse/median-of.ts";
import { barsOf, places } from "./lighthouse/places.ts";
import { measurePlace } from "./lighthouse/measure-place.ts";
import { openSite } from "./lighthouse/open-site.ts";

const VISITS = 5;

const site = await openSite();
let missed = 0;
try {
  for (const place of places) {
    const visits: Scores[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measurePlace(site, place));
    const scores = medianOf(visits);
    const bars = barsOf(place);
    console.log(`\n${place.name}, median of ${VISITS} visits`);
    console.table(bars.map(({ category, min }) => ({ category, score: scores[category], min })));
    for (const { category, min } of bars) {
      if (scores[category] >= min) continue;
      missed += 1;
      console.log(`✗ ${place.name}: ${category} ${scores[category]}`);
      for (const fault of visits.at(-1)?.faults[category] ?? []) console.log(`  ${fault}`);
    }
  }
} finally {
  await site.close();
}
process.exitCode = missed > 0 ? 1 : 0;
