import { dirname, posix, relative, resolve, sep } from "node:path";
import { checkServerImport } from "./check-feature.ts";
import { families, withoutNode } from "./packages.ts";
import { allowed, hints, areas, type Area } from "./areas.ts";

export interface ImportSite {
  /** Absolute path of the importing file. */
  file: string;
  /** Absolute path of the repository. */
  root: string;
  /** The import as written. */
  specifier: string;
  typeOnly: boolean;
}

const isArea = (name: string): name is Area => (areas as readonly string[]).includes(name);

/** The area of a path below the repository; the configuration files at the top count as tests. */
function areaOfPath(path: string): Area {
  const [first = "", second = ""] = path.split("/");
  if (first === "packages" && isArea(second)) return second;
  const inApp = `${first}/${second}`;
  if (isArea(inApp)) return inApp;
  return isArea(first) ? first : "tests";
}

function packageOfPath(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "packages" ? second : first.includes(".") ? "tests" : first;
}

function areaOfSpecifier(specifier: string): Area | undefined {
  const name = /^@gemel\/([^/]+)/.exec(specifier)?.[1];
  return name !== undefined && isArea(name) ? name : undefined;
}

const isBesideSource = (path: string): boolean =>
  /\.(test|stories)\.tsx?$/.test(path) || /\/(testing|scripts)\//.test(path);

function checkArea(from: Area, to: Area, site: ImportSite, beside: boolean): string | undefined {
  if (from === to) return undefined;
  const rules = allowed[from];
  const access = rules.areas[to] ?? (beside ? rules.besideSource?.[to] : undefined);
  if (access === "open" || access === site.specifier) return undefined;
  if (access === "types" && site.typeOnly) return undefined;
  const only =
    access === "types" ? `only types of ${to} (import type)` : access && `only ${access}`;
  const what = only ?? `nothing of ${to}`;
  return `${from} may import ${what}: "${site.specifier}". ${hints[to]}`;
}

function checkPackage(from: Area, specifier: string, beside: boolean): string | undefined {
  if (specifier.startsWith("node:") && withoutNode.includes(from) && !beside) {
    return `${from} may not use "${specifier}": it runs without Node. Let the host pass in what needs it.`;
  }
  const family = families.find(({ match }) => match.test(specifier));
  if (!family || family.areas.includes(from) || (family.besideSource && beside)) return undefined;
  return `${from} may not import "${specifier}". ${family.hint}`;
}

/**
 * Returns the reason why the table in `areas.ts` (decision 0046) refuses an import, with a hint at the right
 * way, or `undefined` if the import is allowed.
 */
export function checkImport(site: ImportSite): string | undefined {
  const path = relative(site.root, site.file).split(sep).join(posix.sep);
  const from = areaOfPath(path);
  const beside = isBesideSource(path);
  if (!site.specifier.startsWith(".")) {
    const to = areaOfSpecifier(site.specifier);
    if (to) return checkArea(from, to, site, beside);
    return checkPackage(from, site.specifier, beside);
  }
  const target = resolve(dirname(site.file), site.specifier);
  const targetPath = relative(site.root, target).split(sep).join(posix.sep);
  const to = areaOfPath(targetPath);
  const refused = checkArea(from, to, site, beside);
  if (refused) return refused;
  const refusedInServer = checkServerImport(path, targetPath);
  if (refusedInServer) return refusedInServer;
  if (packageOfPath(path) === packageOfPath(targetPath) || from === "tests") return undefined;
  return `"${site.specifier}" reaches into another package by path. Import it as @gemel/${packageOfPath(targetPath)}, through its exports.`;
}
