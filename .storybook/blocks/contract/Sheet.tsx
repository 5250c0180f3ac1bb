import { Unstyled } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./contract.css.ts";
import { useTheme } from "./use-theme.ts";

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
