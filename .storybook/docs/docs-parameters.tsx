import type { StoryContext } from "@storybook/react-vite";
import { lazy, Suspense, type ComponentType } from "react";

type Props = Record<string, unknown>;

/** A part of the documentation, fetched when a page is opened: the tests of stories never do. */
function later(load: () => Promise<ComponentType<never>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<Props> }));
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

const blockNames = [
  "Accessibility",
  "Anatomy",
  "Do",
  "Dont",
  "Guidance",
  "Keyboard",
  "Overview",
  "Props",
  "States",
] as const;

const block = (name: (typeof blockNames)[number]) =>
  later(async () => (await import("../blocks/docs/docs-blocks.ts")).docsBlocks[name]);

/** How a page of documentation is put together. */
export const docsParameters = {
  container: later(async () => (await import("./DocsContainer.tsx")).DocsContainer),
  page: later(async () => (await import("./DocsPage.tsx")).DocsPage),
  /** Blocks that the MDX files beside the components use without an import. */
  components: Object.fromEntries(blockNames.map((name) => [name, block(name)])),
  // Headings of the components that are shown are none of the page.
  toc: {
    headingSelector: "h2",
    ignoreSelector: ".docs-story *, figure *, [data-stage] *",
    title: "On this page",
  },
  source: {
    transform: async (code: string, context: StoryContext): Promise<string> =>
      (await import("../snippets/paste.ts")).paste(code, context),
  },
};
