/** A file with one import or text that is refused, and the least that the message must say. */
export type Refused = readonly [file: string, code: string, message: string];

/** Imports between our own areas that the table refuses. */
export const refusedAreas: readonly Refused[] = [
  [
    "packages/theme/src/a.ts",
    'import "@gemel/ui/Button";',
    'theme may import nothing of ui: "@gemel/ui/Button". Components are for app/routes, app/shell and stories.',
  ],
  ["packages/i18n/src/a.ts", 'import "@gemel/theme";', "i18n may import nothing of theme"],
  [
    "packages/ui/src/forms/a.tsx",
    'import { createClient } from "@gemel/api";',
    "ui may import nothing of api",
  ],
  [
    "packages/ui/src/forms/b.tsx",
    'import type { A } from "@gemel/api/values";',
    "ui may import nothing of api",
  ],
  [
    "packages/ui/src/forms/c.tsx",
    'import "@gemel/machines/session";',
    "ui may import nothing of machines",
  ],
  [
    "packages/ui/src/forms/d.stories.tsx",
    'import "@gemel/mock/handlers";',
    "ui may import nothing of mock",
  ],
  ["packages/api/src/a.ts", 'import "@gemel/psyche";', "api may import nothing of psyche"],
  [
    "machines/session/a.machine.ts",
    'import "@gemel/api";',
    "machines may import only types of api (import type)",
  ],
  [
    "machines/session/b.machine.ts",
    'import "@gemel/i18n";',
    "machines may import only @gemel/i18n/visible-text",
  ],
  [
    "packages/psyche/src/a.ts",
    'import type { A } from "@gemel/api/values";',
    "psyche may import nothing of api",
  ],
  ["packages/mock/src/a.ts", 'import "@gemel/server";', "mock may import nothing of server"],
  [
    "packages/server/src/a.ts",
    'import "@gemel/api";',
    "server may import only types of api (import type)",
  ],
  [
    "packages/server/src/c.ts",
    'import "@gemel/i18n";',
    "server may import only @gemel/i18n/server",
  ],
  ["packages/server/src/b.ts", 'import("@gemel/ui/Button");', "server may import nothing of ui"],
  ["app/flows/use-a.ts", 'import "@gemel/ui/Button";', "app/flows may import nothing of ui"],
  ["app/routes/a.tsx", 'import "@gemel/api";', "app/routes may import nothing of api"],
  [
    "app/routes/b.tsx",
    'import "@gemel/machines/session";',
    "app/routes may import nothing of machines",
  ],
  [
    "app/flows/use-e.ts",
    'import "../shell/Layout.tsx";',
    "app/flows may import nothing of app/shell",
  ],
  ["app/routes/d.tsx", 'import "@gemel/mock/handlers";', "app/routes may import nothing of mock"],
  [
    "app/shell/a.tsx",
    'import type { A } from "@gemel/api/values";',
    "app/shell may import nothing of api",
  ],
  [
    "app/shell/b.tsx",
    'export { sessionMachine } from "@gemel/machines/session";',
    "app/shell may import nothing of machines",
  ],
  ["app/shell/c.tsx", 'import "@gemel/theme";', "app/shell may import nothing of theme"],
  ["app/main.tsx", 'import "@gemel/api";', "app may import nothing of api"],
  [".storybook/a.ts", 'import "@gemel/server";', ".storybook may import nothing of server"],
  [
    "packages/api/src/b.ts",
    'import "../../../tests/browser.ts";',
    "api may import nothing of tests",
  ],
  [
    "packages/ui/src/a.test.tsx",
    'import "../../../tests/browser.ts";',
    "ui may import nothing of tests",
  ],
  [
    "packages/ui/src/b.tsx",
    'import "../../../app/shell/gate.ts";',
    "ui may import nothing of app/shell",
  ],
  [
    "packages/ui/src/c.tsx",
    'type Client = typeof import("@gemel/api"); export type A = Client;',
    "ui may import nothing of api",
  ],
  [
    "packages/ui/src/d.tsx",
    'import "../../theme/src/index.ts";',
    '"../../theme/src/index.ts" reaches into another package by path. Import it as @gemel/theme, through its exports.',
  ],
  [
    "app/flows/use-b.ts",
    'import "../../machines/session/session.machine.ts";',
    '"../../machines/session/session.machine.ts" reaches into another package by path. Import it as @gemel/machines',
  ],
  [
    "packages/ui/src/j.ts",
    'export * from "./forms/a.tsx";',
    "No `export *`: name what leaves, or open the file in package.json exports.",
  ],
];

/** npm packages in areas that may not use them. */
export const refusedPackages: readonly Refused[] = [
  [
    "machines/session/c.machine.ts",
    'import "react";',
    'machines may not import "react". React lives in ui, i18n, app and .storybook; keep this package plain TypeScript.',
  ],
  ["packages/api/src/c.ts", 'import "react";', 'api may not import "react"'],
  ["packages/theme/src/b.ts", 'import "react";', 'theme may not import "react"'],
  ["packages/ui/src/e.tsx", 'import "xstate";', 'ui may not import "xstate"'],
  [
    "machines/session/d.machine.ts",
    'import "@xstate/react";',
    'machines may not import "@xstate/react"',
  ],
  ["app/routes/e.tsx", 'import "@xstate/react";', 'app/routes may not import "@xstate/react"'],
  ["app/flows/use-c.ts", 'import "openapi-fetch";', 'app/flows may not import "openapi-fetch"'],
  ["app/flows/use-d.ts", 'import "react-router";', 'app/flows may not import "react-router"'],
  ["packages/ui/src/f.tsx", 'import "react-router";', 'ui may not import "react-router"'],
  [
    "app/routes/f.tsx",
    'import "react-aria-components/Button";',
    'app/routes may not import "react-aria-components/Button"',
  ],
  ["app/routes/g.tsx", 'import "react-intl";', 'app/routes may not import "react-intl"'],
  ["app/flows/use-f.ts", 'import "lucide-react";', 'app/flows may not import "lucide-react"'],
  [
    "app/shell/d.tsx",
    'import "mdast-util-from-markdown";',
    'app/shell may not import "mdast-util-from-markdown"',
  ],
  [
    "app/routes/h.css.ts",
    'import "@vanilla-extract/css";',
    'app/routes may not import "@vanilla-extract/css"',
  ],
  [
    "packages/ui/vite.ts",
    'import "@vanilla-extract/vite-plugin";',
    'ui may not import "@vanilla-extract/vite-plugin"',
  ],
  [
    "packages/ui/locales.ts",
    'import "@react-aria/optimize-locales-plugin";',
    'ui may not import "@react-aria/optimize-locales-plugin"',
  ],
  ["packages/ui/src/g.stories.tsx", 'import "msw";', 'ui may not import "msw"'],
  ["packages/ui/src/h.tsx", 'import "vitest";', 'ui may not import "vitest"'],
  [
    "packages/ui/src/i.tsx",
    'import type { A } from "@storybook/react-vite";',
    'ui may not import "@storybook/react-vite"',
  ],
  ["packages/mock/src/b.ts", 'import "kysely";', 'mock may not import "kysely"'],
  [
    "machines/session/e.machine.ts",
    'import "node:fs/promises";',
    'machines may not use "node:fs/promises": it runs without Node. Let the host pass in what needs it.',
  ],
];

/** What the server's features and shared parts may not import or use. */
export const refusedFeatures: readonly Refused[] = [
  [
    "packages/server/src/features/likes/store-of-another.ts",
    'import "../matches/store.ts";',
    "store.ts of the feature matches is its own. Call a rule of features/matches instead.",
  ],
  [
    "packages/server/src/features/likes/operation-of-another.ts",
    'import "../matches/operations.ts";',
    "operations.ts of the feature matches is its own. Call a rule of features/matches instead.",
  ],
  [
    "packages/server/src/features/pasts/upward.ts",
    'import "../matches/rules.ts";',
    "The feature pasts may not use matches. Add matches to its `uses` in tests/rules/features.ts if no circle arises; else move what both need to foundation.",
  ],
  [
    "packages/server/src/features/unlisted/rules.ts",
    'import "../matches/rules.ts";',
    '"unlisted" is no feature of tests/rules/features.ts. Add it.',
  ],
  [
    "packages/server/src/features/likes/top.ts",
    'import "../../create-server.ts";',
    "A feature imports other features, shared parts and services.ts, not create-server.ts.",
  ],
  [
    "packages/server/src/http/rule.ts",
    'import "../features/matches/rules.ts";',
    "Shared parts import no feature and no file at the top: take what you need as an argument, or move it to foundation.",
  ],
  [
    "packages/server/src/media/services.ts",
    'import type { A } from "../services.ts";',
    "Shared parts import no feature and no file at the top: take what you need as an argument, or move it to foundation.",
  ],
];
