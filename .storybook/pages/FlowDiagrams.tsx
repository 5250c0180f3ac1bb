import { Heading } from "@storybook/addon-docs/blocks";
import { FlowDiagram } from "./FlowDiagram.tsx";

const sources = import.meta.glob<string>("../../machines/*/*.diagram.mmd", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `…/nickname-check.diagram.mmd` as "Nickname check". */
function nameOf(path: string): string {
  const name = path.replace(/^.*\//, "").replace(".diagram.mmd", "").replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every flow that has a machine, by name. */
export function FlowDiagrams() {
  return Object.entries(sources).map(([path, source]) => (
    <section key={path}>
      <Heading>{nameOf(path)}</Heading>
      <FlowDiagram name={nameOf(path)} source={source} />
    </section>
  ));
}
