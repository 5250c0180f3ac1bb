import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { themes } from "../../globals.ts";

interface GlobalsEvent {
  readonly globals: { readonly theme?: string };
}

/**
 * The `data-theme` that the toolbar's switch asks for; empty where the device decides. Stories get it
 * from a decorator, which pages do not run.
 */
export function useTheme(): string {
  const { channel } = useContext(DocsContext);
  const theme = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const events: GlobalsEvent[] | undefined =
        channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
      return events?.[0]?.globals.theme;
    },
  );
  return themes[theme ?? "light"] ?? "light";
}
