/** The state of a navigation to `/discover` that opens the filters if they are a drawer. */
export const askForFilters = { filters: "open" } as const;

/** Whether the page was reached by such a navigation. */
export const areFiltersAskedFor = (state: unknown): boolean =>
  typeof state === "object" &&
  state !== null &&
  "filters" in state &&
  state.filters === askForFilters.filters;
