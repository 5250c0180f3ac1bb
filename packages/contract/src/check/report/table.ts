import type { Departure } from "./ledger.ts";
import type { OperationResult, Results, Verdict } from "./results.ts";

const marks: Readonly<Record<Verdict, string>> = { met: "✓", departed: "✗", "not reached": "·" };
/** Limit of departures shown for one operation; the JSON has all. */
const maxShown = 5;

export function toTable(results: Results): string {
  const { operations, sequences, notes } = results;
  return [
    ...tableOf(operations),
    "",
    "sequences",
    ...sequences.map(
      ({ name, verdict, reason }) =>
        `${marks[verdict]} ${name}${reason === undefined ? "" : ` (${reason})`}`,
    ),
    ...operations.filter(({ verdict }) => verdict === "departed").flatMap(departuresOf),
    ...(notes.length === 0 ? [] : ["", ...notes.map((note) => `note: ${note}`)]),
    "",
    summaryOf(results),
  ].join("\n");
}

function tableOf(operations: readonly OperationResult[]): string[] {
  const rows = operations.map(({ operation, verdict, met, departures, reason = "" }) => {
    const departed = [...new Set(departures.map(({ status }) => status))].toSorted();
    return [`${marks[verdict]} ${operation}`, met.join(" "), departed.join(" "), reason];
  });
  const table = [["  operation", "met", "departed", "not reached"], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  return table.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function departuresOf({ operation, method, path, departures }: OperationResult): string[] {
  const hidden = departures.length - maxShown;
  return [
    "",
    `✗ ${operation} (${method} ${path})`,
    ...departures.slice(0, maxShown).flatMap(linesOf),
    ...(hidden > 0 ? [`  and ${hidden} more (--json shows all)`] : []),
  ];
}

const linesOf = ({ status, problem, curl, answered }: Departure): string[] => [
  `  ${status === "none" ? "no answer" : status}: ${problem}`,
  ...(answered === "" ? [] : [`    answered: ${answered}`]),
  `    ${curl}`,
];

/** One line: the operations met, departed and not reached, and how to repeat the run. */
const summaryOf = ({ operations, answers, counts, seed, url }: Results): string =>
  [
    `${counts.met} of ${operations.length} operations met`,
    `${counts.departed} departed in ${counts.departures} ${counts.departures === 1 ? "way" : "ways"}`,
    `${counts["not reached"]} not reached`,
    `${answers} ${answers === 1 ? "answer" : "answers"} judged`,
    `${url}, --seed ${seed}`,
  ].join("; ");
