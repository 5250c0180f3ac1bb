import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Lists what axe finds wrong with the page as shown, by WCAG 2.2 up to AA: one line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the pages accept no foreign script.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    // react-aria announces a button that waits by pointing at its label, which is gone soon after.
    (values) =>
      window.axe.run(
        { exclude: ["[data-live-announcer]"] },
        // Passed checks are not described: that takes longer than finding violations.
        { runOnly: { type: "tag", values }, resultTypes: ["violations"] },
      ),
    tags,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
}
