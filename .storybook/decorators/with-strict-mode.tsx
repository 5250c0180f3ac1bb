import { StrictMode } from "react";
import type { Decorator } from "@storybook/react-vite";

/**
 * Every story runs in React's StrictMode, which renders twice. Effects it runs twice only in what mounts later,
 * such as a dialog: Storybook keeps the root of the page to itself, and a StrictMode further down spares what
 * mounts together with it. Tests of components have theirs at the root.
 */
export const withStrictMode: Decorator = (Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
);
