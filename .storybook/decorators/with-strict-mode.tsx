import { StrictMode } from "react";
import type { Decorator } from "@storybook/react-vite";

/**
 * Every story runs in React's StrictMode: an effect that does not clean up after itself shows here
 * and not in the app of whoever installs the package.
 */
export const withStrictMode: Decorator = (Story) => (
  <StrictMode>
    <Story />
  </StrictMode>
);
