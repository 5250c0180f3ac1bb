import { traitNames } from "../instrument/trait-names.ts";
import type { LeakPoint } from "./leak.ts";
import type { Report } from "./report.ts";

/** Figures of a report as people read them: in the terminal, and in `docs/what-the-number-is-worth.md`. */
export interface Table {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;

/** Formats a correlation in the usual way: .88. */
const plain = (value: number): string => value.toFixed(2).replace(/^0/, "");

const accountNames = {
  ordinary: ["one that answers as it is", "five that answer as they are"],
  designed: ["one that is designed to read others", "five that are designed"],
  turned: ["", "five that are designed with the same topics"],
  "ordinary again": ["", "one that answers as it is, five times"],
  "designed again": ["", "one that is designed, five times"],
  "turned again": ["", "one that turns its personality, five times"],
  "topics again": ["", "one that turns its topics, five times"],
} as const;

const leakRows = (points: readonly LeakPoint[]) =>
  points.map(({ accounts, count, best, mean }) => [
    accountNames[accounts][count === 1 ? 0 : 1],
    plain(best),
    plain(mean),
  ]);

/** Every table of a report. */
export function tablesOf({
  bars,
  careless,
  faking,
  honest,
  leak,
  linkedLeak,
  loadings,
  mirror,
  pairs,
  patterns,
  portraits,
  reasons,
  shownSides,
  styles,
}: Report): readonly Table[] {
  return [
    {
      name: "recovery",
      head: ["trait", "recovery", "repeated", "95 % intervals", "standard error"],
      rows: (["average", ...traitNames] as const).map((trait) => [
        trait,
        plain(honest.recovery[trait]),
        plain(honest.reliability[trait]),
        percent(honest.coverage[trait]),
        plain(honest.error[trait]),
      ]),
    },
    {
      name: "loadings",
      head: [
        "mean loading of a statement",
        "recovery",
        "repeated",
        "95 % intervals",
        "sets for .85",
      ],
      rows: loadings.map(({ meanLoading, recovery, reliability, coverage, setsNeeded }) => [
        plain(meanLoading),
        plain(recovery),
        plain(reliability),
        percent(coverage),
        String(setsNeeded ?? "more than 60"),
      ]),
    },
    {
      name: "coverage",
      head: ["members", "number", "loading", "recovery", "95 % intervals", "how sure", "unsure"],
      rows: styles.map(
        ({ group, members, meanLoading, recovery, coverage, confidence, unsure }) => [
          group,
          String(members),
          plain(meanLoading),
          plain(recovery),
          coverage.map(percent).join(" to "),
          percent(confidence),
          percent(unsure),
        ],
      ),
    },
    {
      name: "impression",
      head: ["effort", "shift here", "shift by ratings"],
      rows: faking.map(({ effort, choices, ratings }) => [
        String(effort),
        plain(choices),
        plain(ratings),
      ]),
    },
    {
      name: "careless",
      head: [
        "answers",
        "AUC",
        "caught at 5 %",
        "caught at 1 %",
        "how sure, median",
        "unsure",
        "below 55 %",
        "error of a trait",
        "number within its error",
      ],
      rows: [...careless, ...patterns].map((point) => [
        point.kind,
        plain(point.auc),
        percent(point.caughtAt5),
        percent(point.caughtAt1),
        percent(point.shown[1]),
        percent(point.unsure),
        percent(point.leaning),
        plain(point.error),
        point.within === null ? "no number" : percent(point.within),
      ]),
    },
    {
      name: "mirror",
      head: ["statements", "honest, taken for swapped", "caught at 5 %", "caught at 1 %"],
      rows: mirror.map(({ known, mistaken, caughtAt5, caughtAt1 }) => [
        { judged: "as judged, now", calibrated: "as they truly work" }[known],
        percent(mistaken),
        percent(caughtAt5),
        percent(caughtAt1),
      ]),
    },
    {
      name: "leak",
      head: ["accounts", "best trait", "mean of five traits"],
      rows: leakRows(leak.points),
    },
    {
      name: "linked",
      head: ["accounts, where tastes go with traits", "best trait", "mean of five traits"],
      rows: leakRows(linkedLeak),
    },
    {
      name: "feed",
      head: ["feed", "found"],
      rows: [
        ["Kendall's tau of the shown order with the exact one", plain(leak.tau)],
        ["accounts without preferences that are shown no number", percent(leak.neutralRefused)],
        ["careful members that are shown none", percent(leak.carefulRefused)],
      ],
    },
    {
      name: "reasons",
      head: ["reasons", "found"],
      rows: [
        ["simulated pairs", String(reasons.pairs)],
        ["said of both, and not so of one", percent(reasons.falseBoth)],
        ["named as different, and on the same side", percent(reasons.falseApart)],
        ["different ones on twenty cards, on average", String(reasons.differentOfTwenty)],
        ["one sentence on twenty cards, at most", String(reasons.mostOfTwenty)],
      ],
    },
    {
      name: "shown sides",
      head: ["sides before a match", "found"],
      rows: [
        ["simulated pairs", String(shownSides.pairs)],
        ["low or high, of the five of a pair", String(shownSides.offMiddle)],
        ["of these the opposite after the match", String(shownSides.turned)],
        ["share of those low or high that stay so", percent(shownSides.kept)],
      ],
    },
    {
      name: "portraits",
      head: ["portraits", "found"],
      rows: [
        ["simulated", String(portraits.portraits)],
        ["with a contradiction between text, chart and percent", String(portraits.contradictions)],
        ["too little to go by", percent(portraits.little)],
        ["sketches", percent(portraits.tentative)],
      ],
    },
    {
      name: "completeness",
      head: ["part of the answers", "correlation with all", "difference, points"],
      rows: pairs.partial.map(({ from, correlation, difference }) => [
        `${percent(from)} to ${percent(from + 0.1)}`,
        plain(correlation),
        String(difference),
      ]),
    },
    {
      name: "errors",
      head: ["overall number of all answers", "points"],
      rows: [
        ["standard deviation among pairs", String(pairs.overall.deviation)],
        ["standard error, median", String(pairs.errors[0])],
        ["standard error, 99 of 100 are below", String(pairs.errors[1])],
      ],
    },
    {
      name: "pairs",
      head: ["side", "mean", "deviation"],
      rows: Object.entries({ overall: pairs.overall, ...pairs.sides }).map(
        ([name, { mean, deviation }]) => [name, String(mean), String(deviation)],
      ),
    },
    {
      name: "targets",
      head: ["target", "found", "wanted", "met"],
      rows: bars.map(({ id, found, wanted: [from, to] }) => [
        id,
        String(found),
        from === to ? String(from) : `${from} to ${to}`,
        found >= from && found <= to ? "yes" : "no",
      ]),
    },
  ];
}

/** A table in Markdown, as the formatter writes it. */
export function markdownOf({ head, rows }: Table): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? "")].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

const markOf = (name: string): string => `<!-- ${name}: npm run psyche:report -->`;

/** A page with the tables in their places: each follows its mark and a blank line, up to the next one. */
export const withTables = (page: string, tables: readonly Table[]): string =>
  tables.reduce((changed, table) => {
    const [before, rest] = changed.split(`${markOf(table.name)}\n\n`);
    if (before === undefined || rest === undefined) return changed;
    const after = rest.slice(rest.indexOf("\n\n"));
    return `${before}${markOf(table.name)}\n\n${markdownOf(table)}${after}`;
  }, page);
