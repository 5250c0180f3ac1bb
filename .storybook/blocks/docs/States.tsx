import { Canvas, Description, DocsContext, Subheading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { Nearby } from "./Nearby.tsx";
import { Section } from "./Section.tsx";
import * as css from "./States.css.ts";

/** Every story but the first, which begins the page; one for a phone is as wide as a phone. */
export function States() {
  const { componentStories } = useContext(DocsContext);
  const [, ...stories] = componentStories();
  if (stories.length === 0) return null;
  return (
    <Section title="Variants and states">
      {stories.map(({ id, name, moduleExport, parameters, storyGlobals }) => {
        const frame = parameters["docs"]?.story;
        const canvas = <Canvas of={moduleExport} />;
        return (
          <div
            key={id}
            className={storyGlobals["viewport"]?.value === "phone" ? css.phone : undefined}
          >
            <Subheading>{name}</Subheading>
            <Description of={moduleExport} />
            {frame?.inline === false ? <Nearby height={frame.height}>{canvas}</Nearby> : canvas}
          </div>
        );
      })}
    </Section>
  );
}
