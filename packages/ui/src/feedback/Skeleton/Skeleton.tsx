import * as css from "./Skeleton.css.ts";

export const skeletonShapes = ["title", "text", "control", "picture"] as const;

export interface SkeletonProps {
  /** @default "text" */
  shape?: (typeof skeletonShapes)[number];
  /** Lines of text or rows of controls. @default 1 */
  count?: number;
}

/**
 * The shape of content that is loading, so that nothing moves when it arrives. Silent: put `aria-busy` on the
 * region, and beside it a `Spinner` with a hidden label if the wait should be announced.
 *
 * Not for waits whose result has no shape (`Spinner`), nor for empty places (`EmptyState`).
 */
export function Skeleton({ shape = "text", count = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={css.lines}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.shapes[shape]} />
      ))}
    </span>
  );
}
