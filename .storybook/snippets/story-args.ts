import { types as t } from "storybook/internal/babel";
import { loadCsf } from "storybook/internal/csf-tools";
import type { WrittenArgs } from "./pasteable.ts";

const isFunction = (value: t.Node): boolean =>
  t.isArrowFunctionExpression(value) ||
  (t.isCallExpression(value) && t.isIdentifier(value.callee, { name: "fn" }));

function written(value: t.Node): string | undefined {
  if (isFunction(value)) return "() => {}";
  if (t.isStringLiteral(value)) return JSON.stringify(value.value);
  return t.isNumericLiteral(value) || t.isBooleanLiteral(value) ? String(value.value) : undefined;
}

function argsIn(args: t.Node | undefined): WrittenArgs {
  if (!t.isObjectExpression(args)) return {};
  const pairs = args.properties.flatMap((property) => {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return [];
    const text = written(property.value);
    return text === undefined ? [] : [[property.key.name, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** What each story of a file is given, by the name that Storybook shows; the file's own args included. */
export function readStoryArgs(source: string): Readonly<Record<string, WrittenArgs>> {
  const file = loadCsf(source, { makeTitle: (title) => title ?? "" }).parse();
  const common = argsIn(file._metaAnnotations["args"]);
  const stories = Object.entries(file._stories).map(([exported, { name }]) => {
    const own = argsIn(file._storyAnnotations[exported]?.["args"]);
    return [name ?? exported, { ...common, ...own }] as const;
  });
  return Object.fromEntries(stories);
}
