import { Story, type StoryProps } from "@storybook/addon-docs/blocks";
import { useRef, type ReactNode, useLayoutEffect, useState, type RefObject } from "react";
import * as css from "./Anatomy.css.ts";
import { Live } from "./Live.tsx";
import { Section } from "./Section.tsx";

/** The point at which a mark touches its part, in px from the stage's upper left corner. */
interface Mark {
  x: number;
  y: number;
}

type Side = "top" | "bottom" | "left" | "right";

interface Target {
  /** A CSS selector inside the stage. */
  at?: string;
  side?: Side;
}

function edgeOf({ left, top, width, height }: DOMRect, side: Side): Mark {
  if (side === "left" || side === "right") {
    return { x: side === "left" ? left : left + width, y: top + height / 2 };
  }
  return { x: left + width / 2, y: side === "top" ? top : top + height };
}

function measure(stage: HTMLElement, { at, side = "top" }: Target): Mark | null {
  if (at === undefined) return null;
  // A story of an overlay stands in a frame of its own.
  const frame = stage.querySelector("iframe");
  const part = (frame?.contentDocument ?? stage).querySelector(at);
  if (!part) return null;
  const origin = stage.getBoundingClientRect();
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { x, y } = edgeOf(part.getBoundingClientRect(), side);
  return { x: x + offset.left - origin.left, y: y + offset.top - origin.top };
}

/** Follows the parts of what a stage shows, wherever they move. `null` for one that is not there. */
function useMarks(
  stageRef: RefObject<HTMLElement | null>,
  targets: readonly Target[],
): readonly (Mark | null)[] {
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([]);
  const wanted = JSON.stringify(targets.map(({ at, side }) => ({ at, side })));

  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const parsed: Target[] = JSON.parse(wanted);
    let frameRequest = 0;
    const look = () => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(() =>
        setMarks(parsed.map((one) => measure(stage, one))),
      );
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(stage);
    const changes = new MutationObserver(look);
    const watch = (root: Node) =>
      changes.observe(root, { childList: true, subtree: true, attributes: true });
    const watchFrame = (event: Event) => {
      if (!(event.target instanceof HTMLIFrameElement)) return;
      const inside = event.target.contentDocument;
      if (inside) watch(inside.body);
      look();
    };
    watch(stage);
    stage.addEventListener("load", watchFrame, { capture: true });
    look();
    return () => {
      cancelAnimationFrame(frameRequest);
      resizes.disconnect();
      changes.disconnect();
      stage.removeEventListener("load", watchFrame, { capture: true });
    };
  }, [stageRef, wanted]);

  return marks;
}

interface Part {
  name: string;
  /** Description of the part, or the condition for it; a sentence or two. */
  text: string;
  /** CSS selector of the part in the picture: `"button"`, `"[slot=description]"`, `"svg"`. */
  at?: string;
  /** The side from which the number points at the part. @default "top" */
  side?: Side;
}

interface AnatomyProps {
  parts: readonly Part[];
  /** The component with all its parts. Without it and without `of` the parts are only listed. */
  children?: ReactNode;
  /** A story to show instead of children, in which every part is visible, such as an open overlay. */
  of?: StoryProps["of"];
}

/** The parts of a component, numbered on the component itself. */
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
