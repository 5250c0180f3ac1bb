import { relative } from "node:path";

interface Node {
  readonly type: string;
}

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}

interface Attribute extends Node {
  readonly name: Node & { readonly name: unknown };
  readonly value: Node | null;
}

/** The files that members see: pages, the frame and components, without what only we run. */
const shown = /^(?:app|packages\/ui\/src)\/.*\.tsx?$/;
const ours = /\.(?:test|stories|css|d)\.tsx?$|\/(?:testing|scripts|vite|prerender)\//;

/** Props and keys whose value is read by people, on screen or aloud. */
const readable =
  /^(?:alt|title|placeholder|label|caption|hint|heading|lead|aria-(?:label|description|placeholder|roledescription|valuetext))$|(?:Label|Title|Placeholder|(?<!enterKey)Hint|Caption|Heading)$/;

/** Names that are the same in every language. */
const names = /\b(?:Gemel|Duo|reCAPTCHA|Instagram)\b|https?:\/\//g;

const messageId = /^[a-z]\w*(?:\.\w+)+$/;

/** Words that a catalogue would hold: not an id of the catalogue, a name, a sign, or a single letter. */
const isText = (text: string): boolean =>
  !messageId.test(text.trim()) && /\p{Letter}{2}/u.test(text.replaceAll(names, ""));

/** The literals that an expression can come to: both sides of a choice, the last of an `&&`. */
function* literals(node: Node | null | undefined): Generator<{ node: Node; text: string }> {
  switch (node?.type) {
    case "Literal": {
      const { value } = node as Node & { value: unknown };
      if (typeof value === "string") yield { node, text: value };
      break;
    }
    case "TemplateLiteral": {
      const { quasis } = node as Node & { quasis: readonly { value: { raw: string } }[] };
      const said = quasis.map(({ value }) => value.raw);
      const isId = said[0] !== undefined && /^[a-z]\w*\./.test(said[0]);
      if (!isId) yield { node, text: said.join(" ") };
      break;
    }
    case "JSXExpressionContainer":
      yield* literals((node as Node & { expression: Node }).expression);
      break;
    case "ConditionalExpression": {
      const { consequent, alternate } = node as Node & { consequent: Node; alternate: Node };
      yield* literals(consequent);
      yield* literals(alternate);
      break;
    }
    case "LogicalExpression": {
      const { left, right, operator } = node as Node &
        Record<"left" | "right", Node> & { operator: string };
      if (operator !== "&&") yield* literals(left);
      yield* literals(right);
      break;
    }
  }
}

const advice = (text: string): string =>
  `"${text.trim()}" is not in the catalogues: add it with packages/i18n/scripts/add-message.ts.`;

/** Refuses texts that members would read in one language only. */
export const visibleText = {
  create(context: Context) {
    const file = relative(context.cwd, context.filename).replaceAll("\\", "/");
    if (!shown.test(file) || ours.test(file)) return {};
    const check = (value: Node | null | undefined): void => {
      for (const { node, text } of literals(value)) {
        if (isText(text)) context.report({ node, message: advice(text) });
      }
    };
    const checkChildren = ({ children }: { children: readonly Node[] }): void => {
      for (const child of children) {
        if (child.type === "JSXExpressionContainer") check(child);
      }
    };
    return {
      JSXText: (node: Node & { value: string }) => {
        if (isText(node.value)) context.report({ node, message: advice(node.value) });
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      JSXAttribute: ({ name, value }: Attribute) => {
        if (typeof name.name === "string" && readable.test(name.name)) check(value);
      },
      Property: ({
        key,
        value,
      }: {
        key: Node & { name?: unknown; value?: unknown };
        value: Node;
      }) => {
        const name = key.name ?? key.value;
        if (typeof name === "string" && readable.test(name)) check(value);
      },
    };
  },
};
