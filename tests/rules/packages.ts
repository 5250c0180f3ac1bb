import type { Room } from "./rooms.ts";

/** A family of npm packages that belongs to some rooms. */
interface Family {
  /** Tested against the import as written. */
  match: RegExp;
  rooms: readonly Room[];
  door: string;
  /** Whether stories and tests of every room may use it. */
  besideSource?: boolean;
}

const app = ["app", "app/routes", "app/shell"] as const;

/** npm packages that only some rooms may use; the first family that matches decides. */
export const families: readonly Family[] = [
  {
    match: /^(vitest|@vitest\/.+|vitest-browser-react|@playwright\/.+|playwright)(\/|$)/,
    rooms: ["tests", ".storybook"],
    door: "Test libraries belong in *.test.ts(x), *.stories.tsx and tests/.",
    besideSource: true,
  },
  {
    match: /^(@storybook\/.+|storybook|msw-storybook-addon)(\/|$)/,
    rooms: [".storybook", "tests"],
    door: "Storybook belongs in *.stories.tsx and .storybook/.",
    besideSource: true,
  },
  {
    match: /^(msw|@stoplight\/.+)(\/|$)/,
    rooms: ["mock", ".storybook", "tests"],
    door: "Take handlers from @gemel/mock, so that stories and the mock cannot disagree.",
  },
  {
    match: /^@xstate\/react(\/|$)/,
    rooms: ["app/flows"],
    door: "Only app/flows/use-<flow>.ts joins a machine and React.",
  },
  {
    match: /^(xstate|@xstate\/.+)(\/|$)/,
    rooms: ["machines", "app/flows", ".storybook", "tests"],
    door: "State machines live in machines/<flow> and are used through app/flows/use-<flow>.ts.",
  },
  {
    match: /^(openapi-fetch|openapi-typescript)(\/|$)/,
    rooms: ["api"],
    door: "Call the backend through @gemel/api.",
  },
  {
    match: /^react-router(-dom)?(\/|$)/,
    rooms: [...app, ".storybook", "tests"],
    door: "Only app/routes and app/shell know routes; take links and callbacks as props.",
  },
  {
    match: /^@react-aria\/optimize-locales-plugin$/,
    rooms: ["app", ".storybook", "tests"],
    door: "Build plugins belong in vite.config.ts and .storybook/.",
  },
  {
    match: /^(react-aria(-components)?|react-stately|@react-aria\/.+|@react-stately\/.+)(\/|$)/,
    rooms: ["ui", ".storybook", "tests"],
    door: "Take the wrapped component from @gemel/ui, or wrap it there.",
  },
  {
    match: /^(react-intl|@formatjs\/intl|intl-messageformat)(\/|$)/,
    rooms: ["i18n", "server", "tests"],
    door: "Take useIntl and FormattedMessage from @gemel/i18n.",
  },
  {
    match: /^lucide-react(\/|$)/,
    rooms: ["ui", ...app, ".storybook", "tests"],
    door: "Icons are drawn by ui and app.",
  },
  {
    match: /^(mdast(-util-.+)?|@tanstack\/react-virtual)(\/|$)/,
    rooms: ["ui", ".storybook", "tests"],
    door: "Markdown and long lists come wrapped from @gemel/ui.",
  },
  {
    match: /^@vanilla-extract\/vite-plugin$/,
    rooms: ["app", ".storybook", "tests"],
    door: "Build plugins belong in vite.config.ts and .storybook/.",
    besideSource: true,
  },
  {
    match: /^@vanilla-extract\/.+/,
    rooms: ["theme", "ui", ".storybook"],
    door: "Screens are laid out with the components of @gemel/ui; styles live in theme and ui.",
  },
  {
    match: /^(react|react-dom)(\/|$)/,
    rooms: ["i18n", "ui", "app/flows", ...app, ".storybook", "tests"],
    door: "React lives in ui, i18n, app and .storybook; keep this room plain TypeScript.",
  },
  {
    match:
      /^(fastify|fastify-.+|@fastify\/.+|kysely|pg|pg-boss|@electric-sql\/.+|@node-rs\/.+|nodemailer|pino|sharp)(\/|$)/,
    rooms: ["server", "tests"],
    door: "Frameworks and drivers of the backend stay in packages/server.",
  },
];

/** Rooms whose source runs in the browser or must stay pure: no `node:` modules there. */
export const withoutNode: readonly Room[] = [
  "ui",
  "machines",
  "psyche",
  "app/flows",
  "app/routes",
  "app/shell",
];
