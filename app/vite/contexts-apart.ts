import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const query = "?contexts";

/** `import {MenuContext as $a, Menu as $b} from "./Menu.mjs";` */
const importing = /^import \{([^}]*)\} from "(\.\/\w+\.mjs)";/gm;
/** `const $a = /*#__PURE__* / (0, $createContext)(null);` */
const making =
  /^const (\$\w+\$export\$\w+) = \/\*#__PURE__\*\/ \(0, \$\w+\$createContext\)\(null\);$/gm;

interface Named {
  /** In its module. */
  local: string;
  /** Between modules. */
  name: string;
}

/** The contexts without a value of their own that a module makes and exports. */
function contextsOf(code: string): Named[] {
  const made = new Set([...code.matchAll(making)].map(([, local = ""]) => local));
  const exported = /^export \{([^}]*)\};$/m.exec(code)?.[1] ?? "";
  return exported.split(", ").flatMap((one) => {
    const [local = "", name = ""] = one.split(" as ");
    return made.has(local) ? [{ local, name }] : [];
  });
}

const importOf = (parts: readonly string[], from: string): string =>
  parts.length === 0 ? "" : `import {${parts.join(", ")}} from "${from}";`;

/** Takes from elsewhere the contexts that a module imports. */
function importApart(code: string, id: string): string {
  return code.replaceAll(importing, (_whole, list: string, from: string) => {
    const others = readFileSync(join(dirname(id), from), "utf8");
    const contexts = new Set(contextsOf(others).map(({ name }) => name));
    const parts = list.split(", ");
    const isContext = (part: string): boolean => contexts.has(part.split(" as ")[0] ?? "");
    return [
      importOf(
        parts.filter((part) => !isContext(part)),
        from,
      ),
      importOf(parts.filter(isContext), from + query),
    ].join("\n");
  });
}

/** Takes from elsewhere the contexts that a module makes. */
function makeApart(code: string, id: string): string {
  const own = contextsOf(code);
  if (own.length === 0) return code;
  const isOwn = (local: string): boolean => own.some((context) => context.local === local);
  const rest = code.replaceAll(making, (whole, local: string) => (isOwn(local) ? "" : whole));
  const from = `./${id.slice(id.search(/\w+\.mjs$/))}${query}`;
  const parts = own.map(({ name, local }) => `${name} as ${local}`);
  return `${importOf(parts, from)}\n${rest}`;
}

/** Returns the code of a module reduced to its contexts. */
function contextsAlone(code: string): string {
  const contexts = contextsOf(code);
  return [
    `import {createContext} from "react";`,
    ...contexts.map(({ local }) => `const ${local} = /*#__PURE__*/ createContext(null);`),
    `export {${contexts.map(({ local, name }) => `${local} as ${name}`).join(", ")}};`,
  ].join("\n");
}

/**
 * Makes the contexts of react-aria-components in modules of their own. Its components send each other
 * by contexts what may be inside them, and so a dialog brought the code of every menu, list and popover
 * with it: a file of the build holds modules as wholes, and some page always uses the rest.
 */
export function contextsApart(): Plugin {
  return {
    name: "gemel:contexts-apart",
    apply: "build",
    transform: {
      filter: {
        id: /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]\w+\.mjs(\?contexts)?$/,
      },
      handler: (code, id) => ({
        code: id.endsWith(query) ? contextsAlone(code) : makeApart(importApart(code, id), id),
        map: null,
      }),
    },
  };
}
