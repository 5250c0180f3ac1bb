import type { Area } from "./areas.ts";

/** A family of npm packages that belongs to some areas. */
interface Family {
  /** Tested against the import as written. */
  match: RegExp;
  areas: readonly Area[];
  hint: string;
  /** Whether stories and tests of every area may use it. */
  besideSource?: boolean;
}

const app = ["app", "app/routes", "app/shell"] as const;

/** npm packages that only some areas may use; the first family that matches decides. */
export const families: readonly Family[] = [
  {
    match: /^(vitest|@vitest\/.+|vitest-browser-react|@playwright\/.+|playwright)(\/|$)/,
    areas: ["tests", ".storybook"],
    hint: "Test libraries belong in *.test.ts(x), *.stories.tsx and tests/.",
    besideSource: true,
  },
  {
    match: /^(@storybook\/.+|storybook|msw-storybook-addon)(\/|$)/,
    areas: [".storybook", "tests"],
    hint: "Storybook belongs in *.stories.tsx and .storybook/.",
    besideSource: true,
  },
  {
    match: /^(msw|@stoplight\/.+)(\/|$)/,
    areas: ["mock", "contract", ".storybook", "tests"],
    hint: "Take handlers from @gemel/mock, so that stories and the mock cannot disagree.",
  },
  {
    match: /^@xstate\/react(\/|$)/,
    areas: ["app/flows"],
    hint: "Only app/flows/<part>/use-<flow>.ts joins a machine and React.",
  },
  {
    match: /^(xstate|@xstate\/.+)(\/|$)/,
    areas: ["machines", "app/flows", ".storybook", "tests"],
    hint: "State machines live in machines/<flow> and are used through app/flows/<part>/use-<flow>.ts.",
  },
  {
    match: /^(openapi-fetch|openapi-typescript)(\/|$)/,
    areas: ["api"],
    hint: "Call the backend through @gemel/api.",
  },
  {
    match: /^react-router(-dom)?(\/|$)/,
    areas: [...app, ".storybook", "tests"],
    hint: "Only app/routes and app/shell know routes; take links and callbacks as props.",
  },
  {
    match: /^@react-aria\/optimize-locales-plugin$/,
    areas: ["app", ".storybook", "tests"],
    hint: "Build plugins belong in vite.config.ts and .storybook/.",
  },
  {
    match: /^(react-aria(-components)?|react-stately|@react-aria\/.+|@react-stately\/.+)(\/|$)/,
    areas: ["ui", ".storybook", "tests"],
    hint: "Take the wrapped component from @gemel/ui, or wrap it there.",
  },
  {
    match: /^(react-intl|@formatjs\/intl|intl-messageformat)(\/|$)/,
    areas: ["i18n", "server", "tests"],
    hint: "Take useIntl and FormattedMessage from @gemel/i18n.",
  },
  {
    match: /^lucide-react(\/|$)/,
    areas: ["ui", ...app, ".storybook", "tests"],
    hint: "Icons are drawn by ui and app.",
  },
  {
    match: /^(mdast(-util-.+)?|@tanstack\/react-virtual)(\/|$)/,
    areas: ["ui", ".storybook", "tests"],
    hint: "Markdown and long lists come wrapped from @gemel/ui.",
  },
  {
    match: /^@vanilla-extract\/vite-plugin$/,
    areas: ["app", ".storybook", "tests"],
    hint: "Build plugins belong in vite.config.ts and .storybook/.",
    besideSource: true,
  },
  {
    match: /^@vanilla-extract\/.+/,
    areas: ["theme", "ui", ".storybook"],
    hint: "Screens are laid out with the components of @gemel/ui; styles live in theme and ui.",
  },
  {
    match: /^(react|react-dom)(\/|$)/,
    areas: ["i18n", "ui", "app/flows", ...app, ".storybook", "tests"],
    hint: "React lives in ui, i18n, app and .storybook; keep this package plain TypeScript.",
  },
  {
    match:
      /^(fastify|fastify-.+|@fastify\/.+|kysely|pg|pg-boss|@electric-sql\/.+|@node-rs\/.+|nodemailer|pino|sharp)(\/|$)/,
    areas: ["server", "tests"],
    hint: "Frameworks and drivers of the backend stay in packages/server.",
  },
];

/** Areas whose source runs in the browser or must stay pure: no `node:` modules there. */
export const withoutNode: readonly Area[] = [
  "ui",
  "machines",
  "psyche",
  "app/flows",
  "app/routes",
  "app/shell",
];
