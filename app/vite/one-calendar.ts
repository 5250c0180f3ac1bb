import type { Plugin } from "vite";

/**
 * Leaves out the calendars of other cultures: dates in Gemel's languages are counted by the Gregorian
 * one, and a date field would otherwise bring thirteen.
 */
export function oneCalendar(): Plugin {
  return {
    name: "gemel:one-calendar",
    apply: "build",
    load: {
      filter: {
        id: /[\\/]@internationalized[\\/]date[\\/]dist[\\/]private[\\/]createCalendar\.mjs$/,
      },
      handler: () =>
        `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs";
export const createCalendar = () => new GregorianCalendar();`,
    },
  };
}
