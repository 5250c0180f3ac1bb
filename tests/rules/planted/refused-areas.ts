import type { Refused } from "./planted.ts";

/** Imports between our own areas that the table refuses. */
export const refusedAreas: Refused[] = [
  {
    file: "packages/theme/src/a.ts",
    code: 'import "@gemel/ui/Button";',
    message:
      'theme may import nothing of ui: "@gemel/ui/Button". Components are for app/routes, app/shell and stories.',
  },
  {
    file: "packages/i18n/src/a.ts",
    code: 'import { vars } from "@gemel/theme"; vars;',
    message:
      'i18n may import nothing of theme: "@gemel/theme". Tokens reach screens through the components of @gemel/ui.',
  },
  {
    file: "packages/ui/src/forms/a.tsx",
    code: 'import { createClient } from "@gemel/api"; createClient;',
    message:
      'ui may import nothing of api: "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "packages/ui/src/forms/b.tsx",
    code: 'import type { User } from "@gemel/api/values"; export type A = User;',
    message:
      'ui may import nothing of api: "@gemel/api/values". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "packages/ui/src/forms/c.tsx",
    code: 'import { sessionMachine } from "@gemel/machines/session"; sessionMachine;',
    message:
      'ui may import nothing of machines: "@gemel/machines/session". Only app/flows/<part>/use-<flow>.ts joins a machine, the client and React.',
  },
  {
    file: "packages/ui/src/forms/d.stories.tsx",
    code: 'import { handlers } from "@gemel/mock/handlers"; handlers;',
    message:
      'ui may import nothing of mock: "@gemel/mock/handlers". The mock is for stories and tests; the app talks to /api through @gemel/api.',
  },
  {
    file: "packages/api/src/a.ts",
    code: 'import { score } from "@gemel/psyche"; score;',
    message:
      'api may import nothing of psyche: "@gemel/psyche". Scores are made in server and reach the app through the contract.',
  },
  {
    file: "machines/session/a.machine.ts",
    code: 'import { createClient } from "@gemel/api"; createClient;',
    message:
      'machines may import only types of api (import type): "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "machines/session/b.machine.ts",
    code: 'import { useIntl } from "@gemel/i18n"; useIntl;',
    message:
      'machines may import only @gemel/i18n/visible-text: "@gemel/i18n". Texts are formatted in ui and app; pass them in as props or arguments.',
  },
  {
    file: "packages/psyche/src/a.ts",
    code: 'import type { Profile } from "@gemel/api/values"; export type A = Profile;',
    message:
      'psyche may import nothing of api: "@gemel/api/values". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "packages/mock/src/a.ts",
    code: 'import { start } from "@gemel/server"; start;',
    message:
      'mock may import nothing of server: "@gemel/server". Talk to the backend over HTTP, by openapi.yaml, with @gemel/api.',
  },
  {
    file: "packages/server/src/a.ts",
    code: 'import { createClient } from "@gemel/api"; createClient;',
    message:
      'server may import only types of api (import type): "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "packages/server/src/c.ts",
    code: 'import { useIntl } from "@gemel/i18n"; useIntl;',
    message:
      'server may import only @gemel/i18n/server: "@gemel/i18n". Texts are formatted in ui and app; pass them in as props or arguments.',
  },
  {
    file: "packages/server/src/b.ts",
    code: 'const view = import("@gemel/ui/Button"); view;',
    message:
      'server may import nothing of ui: "@gemel/ui/Button". Components are for app/routes, app/shell and stories.',
  },
  {
    file: "app/flows/use-a.ts",
    code: 'import { Button } from "@gemel/ui/Button"; Button;',
    message:
      'app/flows may import nothing of ui: "@gemel/ui/Button". Components are for app/routes, app/shell and stories.',
  },
  {
    file: "app/routes/a.tsx",
    code: 'import { createClient } from "@gemel/api"; createClient;',
    message:
      'app/routes may import nothing of api: "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "app/routes/b.tsx",
    code: 'import { sessionMachine } from "@gemel/machines/session"; sessionMachine;',
    message:
      'app/routes may import nothing of machines: "@gemel/machines/session". Only app/flows/<part>/use-<flow>.ts joins a machine, the client and React.',
  },
  {
    file: "app/flows/use-e.ts",
    code: 'import { Layout } from "../shell/Layout.tsx"; Layout;',
    message:
      'app/flows may import nothing of app/shell: "../shell/Layout.tsx". The shell is for routes; share through app/flows or @gemel/ui.',
  },
  {
    file: "app/routes/d.tsx",
    code: 'import { handlers } from "@gemel/mock/handlers"; handlers;',
    message:
      'app/routes may import nothing of mock: "@gemel/mock/handlers". The mock is for stories and tests; the app talks to /api through @gemel/api.',
  },
  {
    file: "app/shell/a.tsx",
    code: 'import type { User } from "@gemel/api/values"; export type A = User;',
    message:
      'app/shell may import nothing of api: "@gemel/api/values". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "app/shell/b.tsx",
    code: 'export { sessionMachine } from "@gemel/machines/session";',
    message:
      'app/shell may import nothing of machines: "@gemel/machines/session". Only app/flows/<part>/use-<flow>.ts joins a machine, the client and React.',
  },
  {
    file: "app/shell/c.tsx",
    code: 'import { vars } from "@gemel/theme"; vars;',
    message:
      'app/shell may import nothing of theme: "@gemel/theme". Tokens reach screens through the components of @gemel/ui.',
  },
  {
    file: "app/main.tsx",
    code: 'import { createClient } from "@gemel/api"; createClient;',
    message:
      'app may import nothing of api: "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: ".storybook/a.ts",
    code: 'import { start } from "@gemel/server"; start;',
    message:
      '.storybook may import nothing of server: "@gemel/server". Talk to the backend over HTTP, by openapi.yaml, with @gemel/api.',
  },
  {
    file: "packages/api/src/b.ts",
    code: 'import { browserLaunch } from "../../../tests/browser.ts"; browserLaunch;',
    message:
      'api may import nothing of tests: "../../../tests/browser.ts". Nothing imports tests; move what you share beside the source it serves.',
  },
  {
    file: "packages/ui/src/a.test.tsx",
    code: 'import { browserLaunch } from "../../../tests/browser.ts"; browserLaunch;',
    message:
      'ui may import nothing of tests: "../../../tests/browser.ts". Nothing imports tests; move what you share beside the source it serves.',
  },
  {
    file: "packages/ui/src/b.tsx",
    code: 'import { gate } from "../../../app/shell/gate.ts"; gate;',
    message:
      'ui may import nothing of app/shell: "../../../app/shell/gate.ts". The shell is for routes; share through app/flows or @gemel/ui.',
  },
  {
    file: "packages/ui/src/c.tsx",
    code: 'type Client = typeof import("@gemel/api"); export type A = Client;',
    message:
      'ui may import nothing of api: "@gemel/api". Views take plain values from app/flows/<part>/use-<flow>.ts; machines and server may `import type`.',
  },
  {
    file: "packages/ui/src/d.tsx",
    code: 'import { vars } from "../../theme/src/index.ts"; vars;',
    message:
      '"../../theme/src/index.ts" reaches into another package by path. Import it as @gemel/theme, through its exports.',
  },
  {
    file: "app/flows/use-b.ts",
    code: 'import { sessionMachine } from "../../machines/session/session.machine.ts"; sessionMachine;',
    message:
      '"../../machines/session/session.machine.ts" reaches into another package by path. Import it as @gemel/machines, through its exports.',
  },
  {
    file: "packages/ui/src/j.ts",
    code: 'export * from "./forms/a.tsx";',
    message: "No `export *`: name what leaves, or open the file in package.json exports.",
  },
];
