import { locales } from "@gemel/i18n/server";
import { expect, test } from "vitest";
import { contradictionsOf, drawPortraits } from "../../packages/psyche/src/evidence/portraits.ts";
import { composeSummary } from "../../packages/server/src/features/insights/compose-summary.ts";
import { summaryReader } from "./read-summary.ts";

const portraits = drawPortraits(2_000, 8);

test.each(locales)(
  "two thousand portraits say in %s what their charts and their percent show",
  { timeout: 120_000 },
  (language) => {
    const { read } = summaryReader(language);
    const contradictions = portraits.flatMap((portrait) =>
      contradictionsOf(portrait, read(composeSummary(portrait, language))),
    );
    expect(contradictions).toEqual([]);
  },
);
