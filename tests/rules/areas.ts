/**
 * The areas of the repository: its packages, and the folders of the app with import rules of their own (decision
 * 0046).
 */
export const areas = [
  "command",
  "theme",
  "i18n",
  "ui",
  "api",
  "machines",
  "psyche",
  "mock",
  "contract",
  "server",
  "app/flows",
  "app/routes",
  "app/shell",
  "app",
  ".storybook",
  "tests",
] as const;

export type Area = (typeof areas)[number];

/** `"types"` lets `import type` through and nothing else; a package path, only that entry. */
type Access = "open" | "types" | `@gemel/${string}`;

interface AreaRules {
  /** The areas that this one may import; the others are refused. */
  areas: Partial<Record<Area, Access>>;
  /** Imports that stories and tests beside the source may use in addition. */
  besideSource?: Partial<Record<Area, Access>>;
}

const everything = Object.fromEntries(areas.map((area) => [area, "open"])) as Record<Area, Access>;
const { server: _server, tests: _tests, ...everythingOnDisplay } = everything;

/** The imports between areas: refused unless listed. */
export const allowed: Record<Area, AreaRules> = {
  command: { areas: {} },
  theme: { areas: {} },
  i18n: { areas: {}, besideSource: { command: "open" } },
  ui: { areas: { theme: "open", i18n: "open" } },
  api: { areas: {}, besideSource: { command: "open" } },
  machines: {
    areas: {
      api: "types",
      i18n: "@gemel/i18n/visible-text",
      psyche: "@gemel/psyche/open-answers",
    },
    besideSource: { command: "open" },
  },
  psyche: { areas: {}, besideSource: { command: "open" } },
  mock: { areas: { api: "open", command: "open" } },
  contract: { areas: { command: "open" } },
  server: {
    areas: {
      command: "open",
      psyche: "open",
      api: "types",
      i18n: "@gemel/i18n/server",
      theme: "@gemel/theme/tokens",
    },
  },
  "app/flows": { areas: { machines: "open", api: "open" }, besideSource: { mock: "open" } },
  "app/routes": {
    areas: { "app/flows": "open", "app/shell": "open", ui: "open", i18n: "open" },
    besideSource: { mock: "open" },
  },
  "app/shell": {
    areas: { "app/flows": "open", "app/routes": "open", ui: "open", i18n: "open" },
    besideSource: { mock: "open" },
  },
  app: {
    areas: {
      "app/flows": "open",
      "app/routes": "open",
      "app/shell": "open",
      theme: "open",
      ui: "open",
      i18n: "open",
    },
    besideSource: { command: "open", mock: "open" },
  },
  ".storybook": { areas: everythingOnDisplay },
  tests: { areas: everything },
};

/** The hint for a refused import, by the imported area. */
export const hints: Record<Area, string> = {
  command: "Command lines are read by scripts, the server and the mock.",
  theme: "Tokens reach screens through the components of @gemel/ui.",
  i18n: "Texts are formatted in ui and app; pass them in as props or arguments.",
  ui: "Components are for app/routes, app/shell and stories.",
  api: "Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.",
  machines: "Only app/flows/<part>/use-<flow>.ts joins a machine, the client and React.",
  psyche: "Scores are made in server and reach the app through the contract.",
  mock: "The mock is for stories and tests; the app talks to /api through @gemel/api.",
  contract: "The contract's runner, proxy and comparison are for tests and the command line.",
  server: "Talk to the backend over HTTP, by openapi.yaml, with @gemel/api.",
  "app/flows": "Packages know nothing of the app: take values and callbacks as arguments.",
  "app/routes": "Routes are for the shell; share through app/flows or @gemel/ui.",
  "app/shell": "The shell is for routes; share through app/flows or @gemel/ui.",
  app: "Packages know nothing of the app: take values and callbacks as arguments.",
  ".storybook": "Storybook's configuration is no library; move what you share into its package.",
  tests: "Nothing imports tests; move what you share beside the source it serves.",
};
