import lighthouse, { type Result } from "lighthouse";
import { forEach, type Scores } from "./median-of.ts";
import type { Site } from "./open-site.ts";
import { categories, type Category, type Place } from "./places.ts";

/** Measures one visit. @throws Error if Lighthouse could not make it */
export async function measurePlace(site: Site, { address, isSignedIn }: Place): Promise<Scores> {
  const url = site.url + address.replace(":conversation", site.conversation);
  const run = await lighthouse(url, {
    port: site.portOf(isSignedIn),
    output: "json",
    logLevel: "error",
    onlyCategories: [...categories],
    // A member stays signed in.
    disableStorageReset: isSignedIn,
  });
  if (run === undefined) throw new Error(`Lighthouse saw nothing of ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category): number =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    ...(forEach(score) satisfies Record<Category, number>),
    faults: forEach((category) => faultsOf(lhr, category)),
  };
}

/** The audits that took points away, with what they say. */
const faultsOf = ({ audits, categories: judged }: Result, category: Category): string[] =>
  (judged[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9)
      return [];
    return [`${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ""}`];
  });
