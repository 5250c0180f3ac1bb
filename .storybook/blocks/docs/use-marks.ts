import { useLayoutEffect, useState, type RefObject } from "react";

/** Where a mark touches its part, in px from the stage's upper left corner. */
export interface Mark {
  x: number;
  y: number;
}

export type Side = "top" | "bottom" | "left" | "right";

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
export function useMarks(
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
