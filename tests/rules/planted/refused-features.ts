import type { Refused } from "./planted.ts";

const feature = (name: string): string => `packages/server/src/features/${name}`;

/** What the server's features and shared parts may not import or use. */
export const refusedFeatures: Refused[] = [
  {
    file: `${feature("likes")}/store-of-another.ts`,
    code: 'import { matchStore } from "../matches/store.ts"; matchStore;',
    message: "store.ts of the feature matches is its own. Call a rule of features/matches instead.",
  },
  {
    file: `${feature("likes")}/operation-of-another.ts`,
    code: 'import { unmatch } from "../matches/operations.ts"; unmatch;',
    message:
      "operations.ts of the feature matches is its own. Call a rule of features/matches instead.",
  },
  {
    file: `${feature("pasts")}/upward.ts`,
    code: 'import { endMatch } from "../matches/rules.ts"; endMatch;',
    message:
      "The feature pasts may not use matches. Add matches to its `uses` in tests/rules/features.ts if no circle arises; else move what both need to foundation.",
  },
  {
    file: `${feature("unlisted")}/rules.ts`,
    code: 'import { pairOf } from "../matches/rules.ts"; pairOf;',
    message: '"unlisted" is no feature of tests/rules/features.ts. Add it.',
  },
  {
    file: `${feature("likes")}/top.ts`,
    code: 'import { createServer } from "../../create-server.ts"; createServer;',
    message:
      "A feature imports other features, shared parts and services.ts, not create-server.ts.",
  },
  {
    file: "packages/server/src/http/rule.ts",
    code: 'import { endMatch } from "../features/matches/rules.ts"; endMatch;',
    message:
      "Shared parts import no feature and no file at the top: take what you need as an argument, or move it to foundation.",
  },
  {
    file: "packages/server/src/media/services.ts",
    code: 'import type { Services } from "../services.ts"; export type A = Services;',
    message:
      "Shared parts import no feature and no file at the top: take what you need as an argument, or move it to foundation.",
  },
];
