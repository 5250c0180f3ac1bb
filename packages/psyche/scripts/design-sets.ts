/**
 * node packages/psyche/scripts/design-sets.ts
 *
 * Arranges the judged statements into the sets of the questionnaire and writes them. Answers refer to
 * the sets, so a change of the arrangement is a new version of the questionnaire.
 */
import { writeFile } from "node:fs/promises";
import type { TraitStatement } from "../src/instrument/trait-model.ts";
import { desirability } from "./design/judgements.ts";
import { searchSets, type Sets } from "./design/search.ts";
import { sourceItems, traitOfDomain } from "./design/source-items.ts";

const seed = 20261121;

const statements = sourceItems("en").flatMap(({ id, domain, keyed }): TraitStatement[] => {
  const judged = desirability[id];
  if (judged === undefined) return [];
  const key = keyed === "plus" ? 1 : -1;
  return [{ id, trait: traitOfDomain[domain], key, desirability: judged }];
});

const toSource = (sets: Sets): string => `// Written by scripts/design-sets.ts.
import type { TraitStatement } from "../trait-model.ts";

/** The sets of personality statements, in the order to show. */
export const personalitySets: readonly (readonly TraitStatement[])[] = ${JSON.stringify(sets, undefined, 2)};
`;

const file = new URL("../src/instrument/generated/personality-sets.ts", import.meta.url);
await writeFile(file, toSource(searchSets(statements, seed)));
