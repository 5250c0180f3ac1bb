import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";
import { useGlobals } from "./use-globals.ts";

const device = window.matchMedia("(prefers-color-scheme: dark)");

const onDeviceChange = (onChange: () => void) => {
  device.addEventListener("change", onChange);
  return () => device.removeEventListener("change", onChange);
};

/** Whether a page of documentation is dark: by the toolbar, or by the device if the toolbar follows it. */
export function useIsDark(channel: DocsContextProps["channel"]): boolean {
  const { theme = "light" } = useGlobals(channel);
  const isDarkDevice = useSyncExternalStore(onDeviceChange, () => device.matches);
  return theme === "dark" || (theme !== "light" && isDarkDevice);
}
