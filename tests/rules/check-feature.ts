import { features, sharedParts, topFiles } from "./features.ts";

const server = "packages/server/src/";

/** Files that only their own feature may import. */
const inner = /^(?:operations|jobs|store|[\w-]+-store)\.ts$/;

const isTest = (path: string): boolean => /\.(?:test|test-d)\.ts$/.test(path);

/** The feature of a path below the repository. */
const featureOf = (path: string): string | undefined =>
  path.startsWith(`${server}features/`) ? path.split("/")[4] : undefined;

function checkBetween(from: string, to: string, file: string): string | undefined {
  const rules = features[from];
  if (rules === undefined) return `"${from}" is no feature of tests/rules/features.ts. Add it.`;
  if (inner.test(file)) {
    return `${file} of the feature ${to} is its own. Call a rule of features/${to} instead.`;
  }
  if (rules.uses.includes(to)) return undefined;
  return `The feature ${from} may not use ${to}. Add ${to} to its \`uses\` in tests/rules/features.ts if no circle arises; else move what both need to foundation.`;
}

/** Returns the reason why an import inside the server is refused. Both paths are below the repository. */
export function checkServerImport(path: string, target: string): string | undefined {
  if (!path.startsWith(server) || !target.startsWith(server) || isTest(path)) return undefined;
  const from = featureOf(path);
  const to = featureOf(target);
  const [folder = "", ...rest] = target.slice(server.length).split("/");
  if (from !== undefined && to !== undefined) {
    return from === to ? undefined : checkBetween(from, to, rest.slice(1).join("/"));
  }
  if (from !== undefined) {
    if (sharedParts.includes(folder) || topFiles.includes(folder)) return undefined;
    return `A feature imports other features, shared parts and ${topFiles.join(", ")}, not ${folder}.`;
  }
  const own = path.slice(server.length);
  if (!sharedParts.includes(own.split("/")[0] ?? "")) return undefined;
  if (to === undefined && (rest.length > 0 || sharedParts.includes(folder))) return undefined;
  return `Shared parts import no feature and no file at the top: take what you need as an argument, or move it to foundation.`;
}
