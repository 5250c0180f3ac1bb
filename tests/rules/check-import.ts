import { dirname, posix, relative, resolve, sep } from "node:path";
import { families, withoutNode } from "./packages.ts";
import { allowed, rightDoor, rooms, type Room } from "./rooms.ts";

export interface ImportSite {
  /** Absolute path of the importing file. */
  file: string;
  /** Absolute path of the repository. */
  root: string;
  /** The import as written. */
  specifier: string;
  typeOnly: boolean;
}

const isRoom = (name: string): name is Room => (rooms as readonly string[]).includes(name);

/** The room of a path below the repository; the configuration files at the top count as tests. */
function roomOfPath(path: string): Room {
  const [first = "", second = ""] = path.split("/");
  if (first === "packages" && isRoom(second)) return second;
  const inApp = `${first}/${second}`;
  if (isRoom(inApp)) return inApp;
  return isRoom(first) ? first : "tests";
}

function packageOfPath(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "packages" ? second : first.includes(".") ? "tests" : first;
}

function roomOfSpecifier(specifier: string): Room | undefined {
  const name = /^@gemel\/([^/]+)/.exec(specifier)?.[1];
  return name !== undefined && isRoom(name) ? name : undefined;
}

const isBesideSource = (path: string): boolean =>
  /\.(test|stories)\.tsx?$/.test(path) || /\/(testing|scripts)\//.test(path);

function checkRoom(from: Room, to: Room, site: ImportSite, beside: boolean): string | undefined {
  if (from === to) return undefined;
  const rules = allowed[from];
  const door = rules.rooms[to] ?? (beside ? rules.besideSource?.[to] : undefined);
  if (door === "open" || door === site.specifier) return undefined;
  if (door === "types" && site.typeOnly) return undefined;
  const only = door === "types" ? `only types of ${to} (import type)` : door && `only ${door}`;
  const what = only ?? `nothing of ${to}`;
  return `${from} may import ${what}: "${site.specifier}". ${rightDoor[to]}`;
}

function checkPackage(from: Room, specifier: string, beside: boolean): string | undefined {
  if (specifier.startsWith("node:") && withoutNode.includes(from) && !beside) {
    return `${from} may not use "${specifier}": it runs without Node. Let the host pass in what needs it.`;
  }
  const family = families.find(({ match }) => match.test(specifier));
  if (!family || family.rooms.includes(from) || (family.besideSource && beside)) return undefined;
  return `${from} may not import "${specifier}". ${family.door}`;
}

/**
 * Says why an import is refused by the table of DESIGN "The house", naming the right way in, or
 * `undefined` where it is allowed.
 */
export function checkImport(site: ImportSite): string | undefined {
  const path = relative(site.root, site.file).split(sep).join(posix.sep);
  const from = roomOfPath(path);
  const beside = isBesideSource(path);
  if (!site.specifier.startsWith(".")) {
    const to = roomOfSpecifier(site.specifier);
    if (to) return checkRoom(from, to, site, beside);
    return checkPackage(from, site.specifier, beside);
  }
  const target = resolve(dirname(site.file), site.specifier);
  const targetPath = relative(site.root, target).split(sep).join(posix.sep);
  const to = roomOfPath(targetPath);
  const refused = checkRoom(from, to, site, beside);
  if (refused) return refused;
  if (packageOfPath(path) === packageOfPath(targetPath) || from === "tests") return undefined;
  return `"${site.specifier}" reaches into another room by path. Import it as @gemel/${packageOfPath(targetPath)}, through its exports.`;
}
