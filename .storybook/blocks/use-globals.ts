import { useSyncExternalStore } from "react";
import type { DocsContextProps } from "@storybook/addon-docs/blocks";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";

/** The settings of the toolbar. */
export interface Globals {
  readonly theme?: string;
  readonly language?: string;
  readonly direction?: string;
}

interface GlobalsEvent {
  readonly globals: Globals;
  /** The globals without those that a story sets itself: stories in frames report here as well. */
  readonly userGlobals?: Globals;
}

/** The toolbar's choices on a page of documentation, which runs no decorator. */
export function useGlobals(channel: DocsContextProps["channel"]): Globals {
  return useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () => {
      const events: GlobalsEvent[] | undefined =
        channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
      return events?.[0]?.userGlobals ?? events?.[0]?.globals ?? nothingChosen;
    },
  );
}

const nothingChosen: Globals = {};
