import { Story, type StoryProps } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./Showcase.css.ts";

/** A few components as they are; the first is as high as the others together. */
export function Showcase({ children }: { children: ReactNode }) {
  return <div className={css.showcase}>{children}</div>;
}

export interface ExhibitProps extends Pick<StoryProps, "of"> {
  /** Name and description of the component, with a link to its page. */
  children: ReactNode;
}

/** One component of a showcase, drawn by a story. */
export function Exhibit({ of, children }: ExhibitProps) {
  return (
    <figure className={css.exhibit}>
      <Story of={of} />
      <figcaption className={css.caption}>{children}</figcaption>
    </figure>
  );
}
