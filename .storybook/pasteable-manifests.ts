import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ComponentManifest, Manifests } from "storybook/internal/types";
import { readAllChoices } from "./choices.ts";
import { pasteable, type Surroundings } from "./pasteable.ts";
import { readStoryArgs } from "./story-args.ts";
import { readStoryImports } from "./story-imports.ts";

const root = resolve(import.meta.dirname, "..");

/** The component as its story file has it, with snippets that bring what they need. */
export function pasteableComponent(
  component: ComponentManifest,
  source: string,
  choices: Surroundings["choices"],
): ComponentManifest {
  const { name, stories } = component;
  const imports = readStoryImports(source);
  const args = readStoryArgs(source);
  const from = imports[name];
  return {
    ...component,
    import: from === undefined ? undefined : `import { ${name} } from "${from}";`,
    stories: stories.map(({ snippet, ...story }) => ({
      ...story,
      ...(snippet === undefined
        ? {}
        : { snippet: pasteable(snippet, { imports, args: args[story.name] ?? {}, choices }) }),
    })),
  };
}

/** What assistants read, so that what they paste works: Storybook knows neither our paths nor what `fn` is for. */
export async function pasteableManifests(manifests: Manifests = {}): Promise<Manifests> {
  if (manifests.components === undefined) return manifests;
  const choices = await readAllChoices();
  const components = Object.entries(manifests.components.components).map(
    async ([id, component]) => {
      const source = await readFile(resolve(root, component.path), "utf8");
      return [id, pasteableComponent(component, source, choices)] as const;
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
