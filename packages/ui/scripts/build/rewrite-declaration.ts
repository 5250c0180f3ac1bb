import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isVendored, placeOf } from "./package-layout.ts";

/** Gives the text of the declaration that was made from a source file. */
export type ReadDeclaration = (source: string) => string;

export interface RewrittenDeclaration {
  text: string;
  /** The source files whose declarations this one needs. */
  needs: string[];
}

/** `import type { A, type B as C } from "x";`, and the same with `export`. */
const statements = /^(import|export)( type)? \{([^}]*)\} from "([^"]+)";$/gm;

/** Types without a meaning for consumers, who have neither the catalogue of these ids nor our formats. */
const opaque: Readonly<Record<string, string>> = { MessageId: "string", IntlShape: "unknown" };

const listNames = (names: string): string[] =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

const nameBefore = (name: string): string => name.replace(/^type /, "").replace(/ as .*$/, "");
const nameAfter = (name: string): string => name.replace(/^type /, "").replace(/^.* as /, "");

/** Finds the declaration of a name that one of our modules exports: a source file, or a vendored package. */
function originOf(name: string, source: string, read: ReadDeclaration): string {
  for (const [, keyword, , names = "", specifier = ""] of read(source).matchAll(statements)) {
    if (keyword === "export" && listNames(names).some((other) => nameAfter(other) === name)) {
      return specifier.startsWith(".") ? resolve(dirname(source), specifier) : specifier;
    }
  }
  return source;
}

/**
 * Rewrites a declaration for consumers: its imports go through the installable package, and types of vendored
 * packages are opaque.
 * @throws Error for an import that consumers could not resolve.
 */
export function rewriteDeclaration(source: string, read: ReadDeclaration): RewrittenDeclaration {
  const needs: string[] = [];

  const pathTo = (target: string): string => {
    needs.push(target);
    const path = relative(dirname(placeOf(source)), placeOf(target));
    return `${path.startsWith(".") ? path : `./${path}`}.js`;
  };

  const nameFrom = (keyword: string, name: string, specifier: string): string => {
    const declared = nameBefore(name);
    const origin = specifier.startsWith("@gemel/")
      ? originOf(declared, fileURLToPath(import.meta.resolve(specifier)), read)
      : specifier;
    const stand = opaque[declared] ?? (isVendored(origin) ? "unknown" : undefined);
    if (stand !== undefined) return `type ${nameAfter(name)} = ${stand};`;
    return `${keyword} { ${name} } from "${origin.startsWith("/") ? pathTo(origin) : origin}";`;
  };

  const text = read(source)
    .replaceAll(/^import "[^"]+";\n?/gm, "")
    .replaceAll(
      statements,
      (whole, keyword: string, type: string | undefined, names: string, specifier: string) =>
        specifier.startsWith("@gemel/") || isVendored(specifier)
          ? listNames(names)
              .map((name) => nameFrom(`${keyword}${type ?? ""}`, name, specifier))
              .join("\n")
          : whole,
    )
    .replaceAll(
      /(?<= from |import\()"(\.[^"]*\.tsx?)"/g,
      (_whole, specifier: string) => `"${pathTo(resolve(dirname(source), specifier))}"`,
    );
  const lost = /(?: from |import\()"@gemel\/[^"]*"/.exec(text);
  if (lost) throw new Error(`${source}: import types of our packages by name, not ${lost[0]}`);
  const isModule = /^(?:import|export) /m.test(text);
  return { text: isModule ? text : `${text}export {};\n`, needs };
}
