import { checkImport } from "./check-import.ts";
import { visibleText } from "./visible-text.ts";

interface Context {
  readonly cwd: string;
  readonly filename: string;
  report(problem: { node: object; message: string }): void;
}

interface ModuleReference {
  source?: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
}

const imports = {
  create(context: Context) {
    const check = (node: ModuleReference, typeOnly: boolean): void => {
      const specifier = node.source?.value;
      if (!node.source || typeof specifier !== "string") return;
      const site = { file: context.filename, root: context.cwd, specifier, typeOnly };
      const message = checkImport(site);
      if (message) context.report({ node: node.source, message });
    };
    const declaration = (node: ModuleReference): void =>
      check(node, node.importKind === "type" || node.exportKind === "type");
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node: ModuleReference) => check(node, false),
      TSImportType: (node: ModuleReference) => check(node, true),
    };
  },
};

const noBarrel = {
  create(context: Context) {
    return {
      ExportAllDeclaration: (node: ModuleReference & { exported?: unknown }) => {
        if (node.exported) return;
        const message =
          "No `export *`: name what leaves, or open the file in package.json exports.";
        context.report({ node, message });
      },
    };
  },
};

/** The project's own lint rules, for oxlint's `jsPlugins`. */
export default {
  meta: { name: "gemel" },
  rules: { imports, "no-barrel": noBarrel, "visible-text": visibleText },
};
