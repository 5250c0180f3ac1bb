/** A file with one import or text that is refused, and the least that the message must say. */
export type Refused = readonly [file: string, code: string, message: string];

const between = (file: string, code: string, area: string, other: string): Refused => [
  file,
  code,
  `${area} may import nothing of ${other}`,
];
const from = (file: string, name: string, area: string): Refused => [
  file,
  `import "${name}";`,
  `${area} may not import "${name}"`,
];

/** Imports between our own areas that the table refuses. */
export const refusedAreas: readonly Refused[] = [
  [
    "packages/theme/src/a.ts",
    'import "@gemel/ui/Button";',
    'theme may import nothing of ui: "@gemel/ui/Button". Components are for app/routes, app/shell and stories.',
  ],
  between("packages/i18n/src/a.ts", 'import "@gemel/theme";', "i18n", "theme"),
  between("packages/ui/src/forms/a.tsx", 'import { createClient } from "@gemel/api";', "ui", "api"),
  between(
    "packages/ui/src/forms/b.tsx",
    'import type { A } from "@gemel/api/values";',
    "ui",
    "api",
  ),
  between("packages/ui/src/forms/c.tsx", 'import "@gemel/machines/session";', "ui", "machines"),
  between("packages/ui/src/forms/d.stories.tsx", 'import "@gemel/mock/handlers";', "ui", "mock"),
  between("packages/api/src/a.ts", 'import "@gemel/psyche";', "api", "psyche"),
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
  between(
    "packages/psyche/src/a.ts",
    'import type { A } from "@gemel/api/values";',
    "psyche",
    "api",
  ),
  between("packages/mock/src/a.ts", 'import "@gemel/server";', "mock", "server"),
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
  between("packages/server/src/b.ts", 'import("@gemel/ui/Button");', "server", "ui"),
  between("app/flows/use-a.ts", 'import "@gemel/ui/Button";', "app/flows", "ui"),
  between("app/routes/a.tsx", 'import "@gemel/api";', "app/routes", "api"),
  between("app/routes/b.tsx", 'import "@gemel/machines/session";', "app/routes", "machines"),
  between("app/flows/use-e.ts", 'import "../shell/Layout.tsx";', "app/flows", "app/shell"),
  between("app/routes/d.tsx", 'import "@gemel/mock/handlers";', "app/routes", "mock"),
  between("app/shell/a.tsx", 'import type { A } from "@gemel/api/values";', "app/shell", "api"),
  between(
    "app/shell/b.tsx",
    'export { sessionMachine } from "@gemel/machines/session";',
    "app/shell",
    "machines",
  ),
  between("app/shell/c.tsx", 'import "@gemel/theme";', "app/shell", "theme"),
  between("app/main.tsx", 'import "@gemel/api";', "app", "api"),
  between(".storybook/a.ts", 'import "@gemel/server";', ".storybook", "server"),
  between("packages/api/src/b.ts", 'import "../../../tests/browser.ts";', "api", "tests"),
  between("packages/ui/src/a.test.tsx", 'import "../../../tests/browser.ts";', "ui", "tests"),
  between("packages/ui/src/b.tsx", 'import "../../../app/shell/gate.ts";', "ui", "app/shell"),
  between(
    "packages/ui/src/c.tsx",
    'type Client = typeof import("@gemel/api"); export type A = Client;',
    "ui",
    "api",
  ),
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
  from("packages/api/src/c.ts", "react", "api"),
  from("packages/theme/src/b.ts", "react", "theme"),
  from("packages/ui/src/e.tsx", "xstate", "ui"),
  from("machines/session/d.machine.ts", "@xstate/react", "machines"),
  from("app/routes/e.tsx", "@xstate/react", "app/routes"),
  from("app/flows/use-c.ts", "openapi-fetch", "app/flows"),
  from("app/flows/use-d.ts", "react-router", "app/flows"),
  from("packages/ui/src/f.tsx", "react-router", "ui"),
  from("app/routes/f.tsx", "react-aria-components/Button", "app/routes"),
  from("app/routes/g.tsx", "react-intl", "app/routes"),
  from("app/flows/use-f.ts", "lucide-react", "app/flows"),
  from("app/shell/d.tsx", "mdast-util-from-markdown", "app/shell"),
  from("app/routes/h.css.ts", "@vanilla-extract/css", "app/routes"),
  from("packages/ui/vite.ts", "@vanilla-extract/vite-plugin", "ui"),
  from("packages/ui/locales.ts", "@react-aria/optimize-locales-plugin", "ui"),
  from("packages/ui/src/g.stories.tsx", "msw", "ui"),
  from("packages/ui/src/h.tsx", "vitest", "ui"),
  [
    "packages/ui/src/i.tsx",
    'import type { A } from "@storybook/react-vite";',
    'ui may not import "@storybook/react-vite"',
  ],
  from("packages/mock/src/b.ts", "kysely", "mock"),
  [
    "machines/session/e.machine.ts",
    'import "node:fs/promises";',
    'machines may not use "node:fs/promises": it runs without Node. Let the host pass in what needs it.',
  ],
];

/** Imports and uses that are forbidden in the server's features and shared parts. */
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
