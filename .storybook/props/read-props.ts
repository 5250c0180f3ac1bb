import { dirname, resolve } from "node:path";
import { parseSync, type ESTree } from "vite";
import type { Docgen } from "./describe-prop.ts";

type Props = Record<string, Docgen>;

/** A type whose properties another type includes. */
interface Parent {
  /** Path of the source file without its extension, and the type's name in it. */
  id: string;
  without: readonly string[];
}

interface WrittenType {
  parents: readonly Parent[];
  props: Props;
}

type Types = Map<string, WrittenType>;

const idOf = (path: string, name: string): string => `${path.replace(/\.tsx?$/, "")}#${name}`;

/** The declarations of a file, exported or not. */
const declarationsOf = ({ body }: ESTree.Program) =>
  body.map((statement) =>
    statement.type === "ExportNamedDeclaration" ? (statement.declaration ?? statement) : statement,
  );

/** Local names of the imports from our own files, each with the id of its declaration. */
function importsOf(path: string, { body }: ESTree.Program): Map<string, string> {
  const imports = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration" || !statement.source.value.startsWith(".")) continue;
    const from = resolve(dirname(path), statement.source.value);
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier")
        continue;
      imports.set(specifier.local.name, idOf(from, specifier.imported.name));
    }
  }
  return imports;
}

/** Reads the types of a file, as written in its source. */
function readTypes(path: string, source: string): Types {
  const { program, comments } = parseSync(path, source);
  const imports = importsOf(path, program);
  const declarations = declarationsOf(program);

  const keysOf = (type: ESTree.TSType | undefined): string[] => {
    if (type?.type === "TSUnionType") return type.types.flatMap(keysOf);
    if (type?.type === "TSLiteralType" && type.literal.type === "Literal")
      return [String(type.literal.value)];
    if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return [];
    const { name } = type.typeName;
    const alias = declarations.find(
      (declaration) =>
        declaration.type === "TSTypeAliasDeclaration" && declaration.id.name === name,
    );
    return alias?.type === "TSTypeAliasDeclaration" ? keysOf(alias.typeAnnotation) : [];
  };

  const parentOf = (name: string, given: readonly ESTree.TSType[] = []): Parent[] => {
    if (name !== "Omit") return [{ id: imports.get(name) ?? idOf(path, name), without: [] }];
    const [whole, keys] = given;
    if (whole?.type !== "TSTypeReference" || whole.typeName.type !== "Identifier") return [];
    const without = keysOf(keys);
    return parentOf(whole.typeName.name).map(({ id }) => ({ id, without }));
  };

  const docstringBefore = (start: number): string => {
    const comment = comments.findLast(
      ({ type, end }) => type === "Block" && end <= start && source.slice(end, start).trim() === "",
    );
    return (comment?.value ?? "").replaceAll(/^\s*\*+ ?/gm, "").trim();
  };

  const propsOf = (members: readonly ESTree.TSSignature[]): Props =>
    Object.fromEntries(
      members.flatMap((member) => {
        if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
        const { key, optional, start, typeAnnotation } = member;
        const name = key.type === "Identifier" ? key.name : key.type === "Literal" && key.value;
        if (typeof name !== "string") return [];
        const { typeAnnotation: type } = typeAnnotation;
        const docgen = {
          required: !optional,
          description: docstringBefore(start),
          tsType: { name: source.slice(type.start, type.end) },
        };
        return [[name, docgen]];
      }),
    );

  const types: Types = new Map();
  for (const declaration of declarations) {
    if (declaration.type === "TSInterfaceDeclaration") {
      types.set(idOf(path, declaration.id.name), {
        parents: declaration.extends.flatMap(({ expression, typeArguments }) =>
          expression.type === "Identifier" ? parentOf(expression.name, typeArguments?.params) : [],
        ),
        props: propsOf(declaration.body.body),
      });
    }
    if (
      declaration.type === "TSTypeAliasDeclaration" &&
      declaration.typeAnnotation.type === "TSTypeReference" &&
      declaration.typeAnnotation.typeName.type === "Identifier"
    ) {
      const { typeName, typeArguments } = declaration.typeAnnotation;
      types.set(idOf(path, declaration.id.name), {
        parents: parentOf(typeName.name, typeArguments?.params),
        props: {},
      });
    }
  }
  return types;
}

/** A type's own properties and those that it takes over; what other packages bring is unknown. */
function gather(types: Types, id: string): Props {
  const { parents, props } = types.get(id) ?? { parents: [], props: {} };
  const inherited = parents.flatMap((parent) =>
    Object.entries(gather(types, parent.id)).filter(([name]) => !parent.without.includes(name)),
  );
  return { ...Object.fromEntries(inherited), ...props };
}

/**
 * The props of each component as its types are written, inherited ones included.
 * @param sources - by the path of their file
 * @returns by the name of the component: `ButtonProps` are those of `Button`
 */
export function readProps(sources: Readonly<Record<string, string>>): Record<string, Props> {
  const types: Types = new Map(
    Object.entries(sources).flatMap(([path, source]) => [...readTypes(path, source)]),
  );
  const components = [...types.keys()].filter((id) => /\/(\w+)#\1Props$/.test(id));
  return Object.fromEntries(
    components.map((id) => [id.replace(/^.*#(\w+)Props$/, "$1"), gather(types, id)]),
  );
}
