import { Unstyled, DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import * as css from "./contract.css.ts";
import { themes } from "../../globals.ts";
import { useGlobals } from "../use-globals.ts";

/** A part of a page that follows the theme switch as stories do, free of the page's own styles. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={css.sheet} data-theme={useTheme()}>
        {children}
      </div>
    </Unstyled>
  );
}

/**
 * The `data-theme` that the toolbar's switch asks for; empty where the device decides. Stories get it
 * from a decorator, which pages do not run.
 */
function useTheme(): string {
  const { theme } = useGlobals(useContext(DocsContext).channel);
  return themes[theme ?? "light"] ?? "light";
}
