import { Markdown } from "@storybook/addon-docs/blocks";
import { inlineCode } from "../blocks/blocks.css.ts";
import { decisionOnPage } from "./decision-on-page.ts";

const options = {
  forceBlock: true,
  // The page's own code is coloured for paper and vanishes in the dark.
  overrides: { code: { props: { className: inlineCode }, component: "code" } },
} as const;

const sources = import.meta.glob<string>("../../docs/decisions/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const files = Object.entries(sources)
  .map(([path, source]) => ({ name: path.replace(/^.*\//, ""), source }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const index = files.find(({ name }) => name === "README.md")?.source ?? "";

/** The index of `docs/decisions`, then every record, by number. */
export const DecisionRecords = () => (
  <>
    <Markdown options={options}>{decisionOnPage(index.replace(/^# .*\n/, ""))}</Markdown>
    {files
      .filter(({ name }) => name !== "README.md")
      .map(({ name, source }) => (
        <section key={name} id={`decision-${name.slice(0, 4)}`}>
          <Markdown options={options}>{decisionOnPage(source)}</Markdown>
        </section>
      ))}
  </>
);
