import type { Planted } from "./planted.ts";

/** The ways in that the table leaves open. */
export const accepted: Planted[] = [
  { file: "packages/ui/src/ok/a.tsx", code: 'import { vars } from "@gemel/theme"; vars;' },
  {
    file: "packages/ui/src/ok/b.tsx",
    code: 'import { Button } from "react-aria-components/Button"; Button;',
  },
  {
    file: "packages/ui/src/ok/c.test.tsx",
    code: 'import { render } from "vitest-browser-react"; render;',
  },
  {
    file: "packages/ui/src/ok/d.stories.tsx",
    code: 'import type { Meta } from "@storybook/react-vite"; export type A = Meta;',
  },
  { file: "packages/ui/src/ok/e.tsx", code: 'import { a } from "../ok/a.tsx"; a;' },
  {
    file: "packages/i18n/src/ok.tsx",
    code: 'import { IntlProvider } from "react-intl"; IntlProvider;',
  },
  {
    file: "packages/api/src/ok.ts",
    code: 'import createClient from "openapi-fetch"; createClient;',
  },
  {
    file: "machines/session/ok.machine.ts",
    code: 'import type { User } from "@gemel/api/values"; export type A = User;',
  },
  {
    file: "machines/session/ok.machine.test.ts",
    code: 'import { getShortestPaths } from "@xstate/graph"; getShortestPaths;',
  },
  {
    file: "packages/mock/src/ok.ts",
    code: 'import { readUser } from "@gemel/api/values"; readUser;',
  },
  {
    file: "packages/server/src/ok.ts",
    code: 'import type { User } from "@gemel/api/values"; export type A = User;',
  },
  {
    file: "packages/server/src/ok-psyche.ts",
    code: 'import { score } from "@gemel/psyche"; score;',
  },
  {
    file: "packages/server/src/ok-mail.ts",
    code: 'import { createIntl } from "@gemel/i18n/server"; createIntl;',
  },
  {
    file: "packages/server/src/features/likes/ok.ts",
    code: 'import { endMatch } from "../matches/rules.ts"; endMatch;',
  },
  {
    file: "packages/server/src/features/likes/ok.test.ts",
    code: 'import { matchStore } from "../matches/store.ts"; matchStore;',
  },
  {
    file: "packages/server/src/features/likes/ok-shared.ts",
    code: 'import type { Services } from "../../services.ts"; import { pairOf } from "../../foundation/pair.ts"; export type A = Services; pairOf;',
  },
  {
    file: "packages/server/src/jobs/ok.ts",
    code: 'import type { Database } from "../database/database.ts"; export type A = Database;',
  },
  { file: "app/flows/use-ok.ts", code: 'import { useMachine } from "@xstate/react"; useMachine;' },
  {
    file: "app/flows/use-ok-too.ts",
    code: 'import { sessionMachine } from "@gemel/machines/session"; sessionMachine;',
  },
  {
    file: "app/routes/ok.tsx",
    code: 'import { useSession } from "../flows/use-session.ts"; useSession;',
  },
  {
    file: "app/routes/ok-too.tsx",
    code: 'import { useNavigate } from "react-router"; useNavigate;',
  },
  {
    file: "app/routes/ok.stories.tsx",
    code: 'import { handlers } from "@gemel/mock/handlers"; handlers;',
  },
  { file: "app/shell/ok.tsx", code: 'import { useIntl } from "@gemel/i18n"; useIntl;' },
  {
    file: "app/routes/ok-shell.tsx",
    code: 'import { Layout } from "../shell/Layout.tsx"; Layout;',
  },
  { file: "app/shell/ok-pages.ts", code: 'const login = import("../routes/login.tsx"); login;' },
  { file: "app/ok.tsx", code: 'const login = import("./routes/login.tsx"); login;' },
  { file: ".storybook/ok.ts", code: 'import { handlers } from "@gemel/mock/handlers"; handlers;' },
  { file: "tests/e2e/ok.ts", code: 'import { start } from "@gemel/server"; start;' },
  {
    file: "vitest.config.ts",
    code: 'import { browserLaunch } from "./tests/browser.ts"; browserLaunch;',
  },
];
