/** A file with imports or a text that the rules accept. */
export type Accepted = readonly [file: string, code: string];

/** The ways in that the table leaves open. */
export const accepted: readonly Accepted[] = [
  ["packages/ui/src/ok/a.tsx", 'import "@gemel/theme";'],
  ["packages/ui/src/ok/b.tsx", 'import "react-aria-components/Button";'],
  ["packages/ui/src/ok/c.test.tsx", 'import "vitest-browser-react";'],
  ["packages/ui/src/ok/d.stories.tsx", 'import type { A } from "@storybook/react-vite";'],
  ["packages/ui/src/ok/e.tsx", 'import "../ok/a.tsx";'],
  ["packages/i18n/src/ok.tsx", 'import "react-intl";'],
  ["packages/api/src/ok.ts", 'import "openapi-fetch";'],
  ["machines/session/ok.machine.ts", 'import type { A } from "@gemel/api/values";'],
  ["machines/session/ok.machine.test.ts", 'import "@xstate/graph";'],
  ["packages/mock/src/ok.ts", 'import "@gemel/api/values";'],
  ["packages/server/src/ok.ts", 'import type { A } from "@gemel/api/values";'],
  ["packages/server/src/ok-psyche.ts", 'import "@gemel/psyche";'],
  ["packages/server/src/ok-mail.ts", 'import "@gemel/i18n/server";'],
  ["packages/server/src/features/likes/ok.ts", 'import "../matches/rules.ts";'],
  ["packages/server/src/features/likes/ok.test.ts", 'import "../matches/store.ts";'],
  [
    "packages/server/src/features/likes/ok-shared.ts",
    'import type { A } from "../../services.ts"; import "../../foundation/pair.ts";',
  ],
  ["packages/server/src/jobs/ok.ts", 'import type { A } from "../database/database.ts";'],
  ["app/flows/use-ok.ts", 'import "@xstate/react";'],
  ["app/flows/use-ok-too.ts", 'import "@gemel/machines/session";'],
  ["app/routes/ok.tsx", 'import "../flows/use-session.ts";'],
  ["app/routes/ok-too.tsx", 'import "react-router";'],
  ["app/routes/ok.stories.tsx", 'import "@gemel/mock/handlers";'],
  ["app/shell/ok.tsx", 'import "@gemel/i18n";'],
  ["app/routes/ok-shell.tsx", 'import "../shell/Layout.tsx";'],
  ["app/shell/ok-pages.ts", 'import("../routes/login.tsx");'],
  ["app/ok.tsx", 'import("./routes/login.tsx");'],
  [".storybook/ok.ts", 'import "@gemel/mock/handlers";'],
  ["tests/e2e/ok.ts", 'import "@gemel/server";'],
  ["vitest.config.ts", 'import "./tests/browser.ts";'],
];
