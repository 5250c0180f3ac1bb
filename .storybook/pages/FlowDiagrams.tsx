import { Heading, DocsContext } from "@storybook/addon-docs/blocks";
import { dark, light, type ColorTokens } from "@gemel/theme/tokens";
import { useContext, useEffect, useId, useRef, useState } from "react";
import { useIsDark } from "../blocks/use-is-dark.ts";

interface FlowDiagramProps {
  /** The flow's name in words. */
  name: string;
  /** Mermaid text, with the description that the generator put into it. */
  source: string;
}

/** The lines of `accDescr`: one for each state, with what leads out of it. */
function readDescription(source: string): string[] {
  const [, lines = ""] = /accDescr \{\n([^}]*)\}/.exec(source) ?? [];
  return lines.split("\n").flatMap((line) => line.trim() || []);
}

async function draw(id: string, source: string, colors: ColorTokens): Promise<string> {
  const { default: mermaid } = await import("mermaid");
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    theme: "base",
    themeVariables: {
      fontFamily: "inherit",
      background: colors.paper,
      mainBkg: colors.surface,
      primaryColor: colors.surface,
      primaryTextColor: colors.ink,
      primaryBorderColor: colors.edge,
      lineColor: colors.inkSecond,
      edgeLabelBackground: colors.paper,
      compositeBackground: colors.paper,
      compositeTitleBackground: colors.sunken,
      altBackground: colors.sunken,
    },
    state: { useMaxWidth: false },
  });
  const { svg } = await mermaid.render(id, source);
  return svg;
}

/** A machine's generated diagram, and the same in words. */
function FlowDiagram({ name, source }: FlowDiagramProps) {
  const id = `diagram${useId().replaceAll(/\W/g, "")}`;
  const colors = useIsDark(useContext(DocsContext).channel) ? dark : light;
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isStale = false;
    const show = async () => {
      try {
        const svg = await draw(id, source, colors);
        if (isStale || !box.current) return;
        box.current.innerHTML = svg;
        // Storybook's pages shrink every picture to the column, which makes this one illegible.
        box.current.querySelector("svg")?.style.setProperty("max-width", "none");
      } catch (error) {
        if (!isStale) setProblem(String(error));
      }
    };
    void show();
    return () => {
      isStale = true;
    };
  }, [id, source, colors]);

  return (
    <figure style={{ margin: "1rem 0 2rem" }}>
      {problem && <p role="alert">This diagram could not be drawn. {problem}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section aria-label={`Diagram of ${name}`} tabIndex={0} style={{ overflowX: "auto" }}>
        {/* The list below says it all; words scattered in a picture are nothing to listen to. */}
        <div ref={box} aria-hidden="true" />
      </section>
      <figcaption>
        <details>
          <summary>{name} in words</summary>
          <ul>
            {readDescription(source).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}

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
