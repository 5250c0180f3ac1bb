import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { themes } from "../../globals.ts";
import { useGlobals } from "../use-globals.ts";

/**
 * The `data-theme` that the toolbar's switch asks for; empty where the device decides. Stories get it
 * from a decorator, which pages do not run.
 */
export function useTheme(): string {
  const { theme } = useGlobals(useContext(DocsContext).channel);
  return themes[theme ?? "light"] ?? "light";
}
