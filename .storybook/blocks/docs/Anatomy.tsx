import { Story, type StoryProps } from "@storybook/addon-docs/blocks";
import { useRef, type ReactNode } from "react";
import * as css from "./Anatomy.css.ts";
import { Live } from "./Live.tsx";
import { Section } from "./Section.tsx";
import { useMarks, type Side } from "./use-marks.ts";

interface Part {
  name: string;
  /** What it is, or when it is there; a sentence or two. */
  text: string;
  /** Where it is in the picture, as a CSS selector: `"button"`, `"[slot=description]"`, `"svg"`. */
  at?: string;
  /** From where the number points at it. @default "top" */
  side?: Side;
}

interface AnatomyProps {
  parts: readonly Part[];
  /** The component with all its parts. Without it and without `of` the parts are only listed. */
  children?: ReactNode;
  /** Instead of children: a story in which every part is there, such as an open overlay. */
  of?: StoryProps["of"];
}

/** What a component is made of, numbered on the component itself. */
export function Anatomy({ parts, children, of }: AnatomyProps) {
  const picture = of === undefined ? children && <Live>{children}</Live> : <Story of={of} />;
  return (
    <Section title="Anatomy">
      {picture ? <Stage parts={parts}>{picture}</Stage> : null}
      <ol className={css.list}>
        {parts.map(({ name, text }, at) => (
          <li key={name} className={css.item}>
            <span aria-hidden className={css.number}>
              {at + 1}
            </span>
            <span>
              <strong className={css.name}>{name}.</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface StageProps {
  parts: readonly Part[];
  children: ReactNode;
}

function Stage({ parts, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const marks = useMarks(stage, parts);
  return (
    <div ref={stage} data-stage className={css.stage}>
      {children}
      {parts.map(({ name, side = "top" }, at) => {
        const mark = marks[at];
        if (!mark) return null;
        return (
          <span
            key={name}
            aria-hidden
            className={css.mark({ side })}
            style={{ left: mark.x, top: mark.y }}
          >
            <span className={css.number}>{at + 1}</span>
          </span>
        );
      })}
    </div>
  );
}
