/** The rooms of the house, as DESIGN's table of imports names them. */
export const rooms = [
  "command",
  "theme",
  "i18n",
  "ui",
  "api",
  "machines",
  "psyche",
  "mock",
  "server",
  "app/flows",
  "app/routes",
  "app/shell",
  "app",
  ".storybook",
  "tests",
] as const;

export type Room = (typeof rooms)[number];

/** `"types"` lets `import type` through and nothing else; a package path, only that entry. */
type Door = "open" | "types" | `@gemel/${string}`;

interface RoomRules {
  /** Our own rooms that this one may import; whatever is absent is refused. */
  rooms: Partial<Record<Room, Door>>;
  /** What stories and tests beside the source may import on top. */
  besideSource?: Partial<Record<Room, Door>>;
}

const everything = Object.fromEntries(rooms.map((room) => [room, "open"])) as Record<Room, Door>;
const { server: _server, tests: _tests, ...everythingOnDisplay } = everything;

/** Who may import whom among our own rooms: closed unless listed. */
export const allowed: Record<Room, RoomRules> = {
  command: { rooms: {} },
  theme: { rooms: {} },
  i18n: { rooms: {}, besideSource: { command: "open" } },
  ui: { rooms: { theme: "open", i18n: "open" } },
  api: { rooms: {} },
  machines: {
    rooms: { api: "types", i18n: "@gemel/i18n/visible-text" },
    besideSource: { command: "open" },
  },
  psyche: { rooms: {}, besideSource: { command: "open" } },
  mock: { rooms: { api: "open", command: "open" } },
  server: {
    rooms: { command: "open", psyche: "open", api: "types", i18n: "@gemel/i18n/server" },
  },
  "app/flows": { rooms: { machines: "open", api: "open" }, besideSource: { mock: "open" } },
  "app/routes": {
    rooms: { "app/flows": "open", "app/shell": "open", ui: "open", i18n: "open" },
    besideSource: { mock: "open" },
  },
  "app/shell": {
    rooms: { "app/flows": "open", "app/routes": "open", ui: "open", i18n: "open" },
    besideSource: { mock: "open" },
  },
  app: {
    rooms: {
      "app/flows": "open",
      "app/routes": "open",
      "app/shell": "open",
      theme: "open",
      ui: "open",
      i18n: "open",
    },
    besideSource: { command: "open", mock: "open" },
  },
  ".storybook": { rooms: everythingOnDisplay },
  tests: { rooms: everything },
};

/** The way in that a refused import should have taken, by the room it asked for. */
export const rightDoor: Record<Room, string> = {
  command: "Command lines are read by scripts, the server and the mock.",
  theme: "Tokens reach screens through the components of @gemel/ui.",
  i18n: "Texts are formatted in ui and app; pass them in as props or arguments.",
  ui: "Components are for app/routes, app/shell and stories.",
  api: "Views take plain values from app/flows/use-<flow>.ts; machines and server may `import type`.",
  machines: "Only app/flows/use-<flow>.ts joins a machine, the client and React.",
  psyche: "Scores are made in server and reach the app through the contract.",
  mock: "The mock is for stories and tests; the app talks to /api through @gemel/api.",
  server: "Talk to the backend over HTTP, by openapi.yaml, with @gemel/api.",
  "app/flows": "Packages know nothing of the app: take values and callbacks as arguments.",
  "app/routes": "Routes are for the shell; share through app/flows or @gemel/ui.",
  "app/shell": "The shell is for routes; share through app/flows or @gemel/ui.",
  app: "Packages know nothing of the app: take values and callbacks as arguments.",
  ".storybook": "Storybook's configuration is no library; move what you share into its room.",
  tests: "Nothing imports tests; move what you share beside the source it serves.",
};
