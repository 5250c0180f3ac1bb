import { parseAst, type Plugin } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
}

/** The range of a text in the code. */
type Cut = readonly [start: number, end: number];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

function* callsIn(node: Node): Generator<Call> {
  if (node.type === "NewExpression" || node.type === "CallExpression") yield node as Call;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* callsIn(value);
}

interface Sum extends Node {
  readonly left: Node;
}

/** A text, or a sum that begins with one. */
const isText = (node: Node | undefined): boolean =>
  node?.type === "TemplateLiteral" ||
  (node?.type === "Literal" && "value" in node && typeof node.value === "string") ||
  (node?.type === "BinaryExpression" && isText((node as Sum).left));

function cutFrom({ callee, arguments: given }: Call): Cut[] {
  const name = callee.name ?? "";
  const [first, second] = given;
  if (name.endsWith("Error") && first && isText(first)) return [[first.start, first.end]];
  // In a build only a mistake of ours reaches these, and they throw or warn without the text as well.
  if (/^(invariant|warning)$/.test(name) && second && isText(second))
    return [[second.start, second.end]];
  return [];
}

/**
 * Removes the texts of errors that explain the wrong use of a package to developers: its error
 * is thrown as before, and its stack says where. They are a fiftieth of what a first visit loads.
 */
export function shortErrors(): Plugin {
  return {
    name: "gemel:short-errors",
    apply: "build",
    transform: {
      filter: {
        id: /[\\/]node_modules[\\/](react[\\/]cjs|react-(aria|aria-components|stately|router)[\\/]dist|lucide-react|xstate[\\/]|@xstate[\\/]react|openapi-fetch|react-intl|intl-messageformat|@formatjs[\\/]intl).*\.m?js$/,
        code: /Error\(|invariant\(|warning\(/,
      },
      handler(code) {
        const all = [...callsIn(parseAst(code))].flatMap(cutFrom);
        const isWithin = ([start, end]: Cut) => all.some(([from, to]) => from < start && end <= to);
        const cuts = all.filter((cut) => !isWithin(cut)).toSorted(([a], [b]) => b - a);
        const short = cuts.reduce(
          (left, [start, end]) => `${left.slice(0, start)}""${left.slice(end)}`,
          code,
        );
        return { code: short, map: null };
      },
    },
  };
}
