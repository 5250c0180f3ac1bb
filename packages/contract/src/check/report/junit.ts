import type { OperationResult, Results } from "./results.ts";

/** The results as JUnit XML: a suite per operation and one of the sequences, a case per status. */
export function toJunit(results: Results): string {
  const suites = [...results.operations.map(suiteOf), sequencesOf(results)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract">\n${suites.join("\n")}\n</testsuites>\n`;
}

function suiteOf(result: OperationResult): string {
  const { operation, tag, met, departures, reason } = result;
  const departed = departures.map(({ status, problem, curl, answered }) =>
    testCase(
      operation,
      `${status}: ${problem}`,
      `<failure message="${escape(problem)}">${escape(`${curl}\n${answered}`)}</failure>`,
    ),
  );
  const reached = met.map((status) => testCase(operation, String(status)));
  const gap =
    reason === undefined
      ? []
      : [testCase(operation, "success", `<skipped message="${escape(reason)}"/>`)];
  return suite(
    `${tag} ${operation}`,
    [...reached, ...departed, ...gap],
    departed.length,
    gap.length,
  );
}

function sequencesOf({ sequences }: Results): string {
  const cases = sequences.map(({ name, verdict, reason = "" }) => {
    if (verdict === "met") return testCase("sequences", name);
    const element = verdict === "departed" ? "failure" : "skipped";
    return testCase("sequences", name, `<${element} message="${escape(reason)}"/>`);
  });
  const count = (verdict: string): number =>
    sequences.filter((each) => each.verdict === verdict).length;
  return suite("sequences", cases, count("departed"), count("not reached"));
}

function suite(name: string, cases: readonly string[], failures: number, skipped: number): string {
  const counts = `tests="${cases.length}" failures="${failures}" skipped="${skipped}"`;
  return `  <testsuite name="${escape(name)}" ${counts}>\n${cases.join("\n")}\n  </testsuite>`;
}

function testCase(className: string, name: string, inside = ""): string {
  const attributes = `classname="${escape(className)}" name="${escape(name)}"`;
  return inside === ""
    ? `    <testcase ${attributes}/>`
    : `    <testcase ${attributes}>${inside}</testcase>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Characters that XML cannot hold become a replacement character. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (char) => entities[char] ?? char)
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd");
