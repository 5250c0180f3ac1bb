import type { ComponentType } from "react";

/** A story's decorator: as wide as a form is on a desktop. */
export const inColumn = (Story: ComponentType) => (
  <div style={{ maxInlineSize: "27rem" }}>
    <Story />
  </div>
);
