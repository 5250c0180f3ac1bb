import type { Refused } from "./planted.ts";

/** npm packages in areas that may not use them. */
export const refusedPackages: Refused[] = [
  {
    file: "machines/session/c.machine.ts",
    code: 'import { useState } from "react"; useState;',
    message:
      'machines may not import "react". React lives in ui, i18n, app and .storybook; keep this package plain TypeScript.',
  },
  {
    file: "packages/api/src/c.ts",
    code: 'import { useState } from "react"; useState;',
    message:
      'api may not import "react". React lives in ui, i18n, app and .storybook; keep this package plain TypeScript.',
  },
  {
    file: "packages/theme/src/b.ts",
    code: 'import { useState } from "react"; useState;',
    message:
      'theme may not import "react". React lives in ui, i18n, app and .storybook; keep this package plain TypeScript.',
  },
  {
    file: "packages/ui/src/e.tsx",
    code: 'import { createMachine } from "xstate"; createMachine;',
    message:
      'ui may not import "xstate". State machines live in machines/<flow> and are used through app/flows/<part>/use-<flow>.ts.',
  },
  {
    file: "machines/session/d.machine.ts",
    code: 'import { useMachine } from "@xstate/react"; useMachine;',
    message:
      'machines may not import "@xstate/react". Only app/flows/<part>/use-<flow>.ts joins a machine and React.',
  },
  {
    file: "app/routes/e.tsx",
    code: 'import { useMachine } from "@xstate/react"; useMachine;',
    message:
      'app/routes may not import "@xstate/react". Only app/flows/<part>/use-<flow>.ts joins a machine and React.',
  },
  {
    file: "app/flows/use-c.ts",
    code: 'import createClient from "openapi-fetch"; createClient;',
    message: 'app/flows may not import "openapi-fetch". Call the backend through @gemel/api.',
  },
  {
    file: "app/flows/use-d.ts",
    code: 'import { useNavigate } from "react-router"; useNavigate;',
    message:
      'app/flows may not import "react-router". Only app/routes and app/shell know routes; take links and callbacks as props.',
  },
  {
    file: "packages/ui/src/f.tsx",
    code: 'import { Link } from "react-router"; Link;',
    message:
      'ui may not import "react-router". Only app/routes and app/shell know routes; take links and callbacks as props.',
  },
  {
    file: "app/routes/f.tsx",
    code: 'import { Button } from "react-aria-components/Button"; Button;',
    message:
      'app/routes may not import "react-aria-components/Button". Take the wrapped component from @gemel/ui, or wrap it there.',
  },
  {
    file: "app/routes/g.tsx",
    code: 'import { useIntl } from "react-intl"; useIntl;',
    message:
      'app/routes may not import "react-intl". Take useIntl and FormattedMessage from @gemel/i18n.',
  },
  {
    file: "app/flows/use-f.ts",
    code: 'import { Heart } from "lucide-react"; Heart;',
    message: 'app/flows may not import "lucide-react". Icons are drawn by ui and app.',
  },
  {
    file: "app/shell/d.tsx",
    code: 'import { fromMarkdown } from "mdast-util-from-markdown"; fromMarkdown;',
    message:
      'app/shell may not import "mdast-util-from-markdown". Markdown and long lists come wrapped from @gemel/ui.',
  },
  {
    file: "app/routes/h.css.ts",
    code: 'import { style } from "@vanilla-extract/css"; style;',
    message:
      'app/routes may not import "@vanilla-extract/css". Screens are laid out with the components of @gemel/ui; styles live in theme and ui.',
  },
  {
    file: "packages/ui/vite.ts",
    code: 'import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"; vanillaExtractPlugin;',
    message:
      'ui may not import "@vanilla-extract/vite-plugin". Build plugins belong in vite.config.ts and .storybook/.',
  },
  {
    file: "packages/ui/locales.ts",
    code: 'import optimize from "@react-aria/optimize-locales-plugin"; optimize;',
    message:
      'ui may not import "@react-aria/optimize-locales-plugin". Build plugins belong in vite.config.ts and .storybook/.',
  },
  {
    file: "packages/ui/src/g.stories.tsx",
    code: 'import { http } from "msw"; http;',
    message:
      'ui may not import "msw". Take handlers from @gemel/mock, so that stories and the mock cannot disagree.',
  },
  {
    file: "packages/ui/src/h.tsx",
    code: 'import { expect } from "vitest"; expect;',
    message:
      'ui may not import "vitest". Test libraries belong in *.test.ts(x), *.stories.tsx and tests/.',
  },
  {
    file: "packages/ui/src/i.tsx",
    code: 'import type { Meta } from "@storybook/react-vite"; export type A = Meta;',
    message:
      'ui may not import "@storybook/react-vite". Storybook belongs in *.stories.tsx and .storybook/.',
  },
  {
    file: "packages/mock/src/b.ts",
    code: 'import { Kysely } from "kysely"; Kysely;',
    message:
      'mock may not import "kysely". Frameworks and drivers of the backend stay in packages/server.',
  },
  {
    file: "machines/session/e.machine.ts",
    code: 'import { readFile } from "node:fs/promises"; readFile;',
    message:
      'machines may not use "node:fs/promises": it runs without Node. Let the host pass in what needs it.',
  },
];
