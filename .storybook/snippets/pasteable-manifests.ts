import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ComponentManifest, Manifests } from "storybook/internal/types";
import { completeProps, typeOf, type Docgen } from "../props/describe-prop.ts";
import { readAllChoices } from "../props/choices.ts";
import { pasteable, type Surroundings, type WrittenArgs } from "./pasteable.ts";
import { readStoryImports } from "./story-imports.ts";
import { readAllProps } from "../props/written-props.ts";
import { types as t } from "storybook/internal/babel";
import { loadCsf } from "storybook/internal/csf-tools";

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

/**
 * Reads the args of each story of a file, by the name that Storybook shows; they include the file's own args.
 */
function readStoryArgs(source: string): Readonly<Record<string, WrittenArgs>> {
  const file = loadCsf(source, { makeTitle: (title) => title ?? "" }).parse();
  const common = argsIn(file._metaAnnotations["args"]);
  const stories = Object.entries(file._stories).map(([exported, { name }]) => {
    const own = argsIn(file._storyAnnotations[exported]?.["args"]);
    return [name ?? exported, { ...common, ...own }] as const;
  });
  return Object.fromEntries(stories);
}

const root = resolve(import.meta.dirname, "../..");

type Docgens = Readonly<Record<string, Docgen>>;

/** A component's manifest with the addition of Storybook's renderer for React. */
interface ReactComponentManifest extends ComponentManifest {
  reactDocgen?: { props?: Docgens };
}

/** The sources of the code of a component. */
export interface ComponentSources {
  /** The text of its story file. */
  stories: string;
  /** The props, with their types as written. */
  props: Docgens;
  choices: Surroundings["choices"];
}

/** Every prop with its type in full: an assistant cannot look up what an array holds. */
function propsInFull(read: Docgens, { props, choices }: ComponentSources): Docgens {
  return Object.fromEntries(
    Object.entries(completeProps(read, props)).map(([name, docgen]) => {
      const type = typeOf(docgen, choices);
      return [name, { ...docgen, tsType: { name: type, raw: type } }];
    }),
  );
}

/**
 * The component with snippets that bring all that they need. The host of a snippet puts the component's
 * own `import` before it, so there is none: a name that is imported twice cannot be pasted.
 */
export function pasteableComponent(
  component: ReactComponentManifest,
  sources: ComponentSources,
): ReactComponentManifest {
  const imports = readStoryImports(sources.stories);
  const args = readStoryArgs(sources.stories);
  const { choices } = sources;
  const { reactDocgen = {} } = component;
  return {
    ...component,
    import: undefined,
    reactDocgen: { ...reactDocgen, props: propsInFull(reactDocgen.props ?? {}, sources) },
    stories: component.stories.map(({ snippet, ...story }) => ({
      ...story,
      ...(snippet === undefined
        ? {}
        : { snippet: pasteable(snippet, { imports, args: args[story.name] ?? {}, choices }) }),
    })),
  };
}

/**
 * Prepares the manifests that assistants read, so that a pasted snippet works: Storybook knows neither our
 * paths nor the purpose of `fn`.
 */
export async function pasteableManifests(manifests: Manifests = {}): Promise<Manifests> {
  if (manifests.components === undefined) return manifests;
  const [choices, props] = await Promise.all([readAllChoices(), readAllProps()]);
  const components = Object.entries(manifests.components.components).map(
    async ([id, component]) => {
      const stories = await readFile(resolve(root, component.path), "utf8");
      const sources = { stories, props: props[component.name] ?? {}, choices };
      return [id, pasteableComponent(component, sources)] as const;
    },
  );
  return {
    ...manifests,
    components: {
      ...manifests.components,
      components: Object.fromEntries(await Promise.all(components)),
    },
  };
}
