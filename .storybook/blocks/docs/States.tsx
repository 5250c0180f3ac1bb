import { Canvas, Description, DocsContext, Subheading } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, useState, type ReactNode } from "react";
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

interface NearbyProps {
  /** Height of the drawn children, so that nothing moves when they appear. */
  height: string;
  children: ReactNode;
}

/** Waits with its children until the reader is near: a frame is a whole page of its own. */
function Nearby({ height, children }: NearbyProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "50%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={place} style={{ minBlockSize: height }} />;
}
