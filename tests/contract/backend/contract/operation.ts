import type { Place, Root } from "./place.ts";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** Pointer to its schema. */
  readonly schema: string;
  readonly example: unknown;
}

/** A field of a multipart form. */
export interface FormField {
  /** Pointer to its schema. */
  readonly schema: string;
  readonly isFile: boolean;
  readonly required: boolean;
}

/** Names of the schemes of which one alternative needs all; an empty alternative is a visitor. */
type Security = readonly (readonly string[])[];

/** One operation of the contract, read for serving it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, `/profile/picture/{userId}`. */
  readonly path: string;
  /** Matches a path without `/api`; its groups are the path parameters. */
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  readonly security: Security;
  readonly bodyRequired: boolean;
  /** Pointers to the schemas of the body by media type. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly formFields: ReadonlyMap<string, FormField>;
  readonly place: Place;
}

const METHODS = new Set(["get", "put", "post", "patch", "delete"]);

/** Every operation of a contract; paths without parameters first, so that they win. */
export function readOperations(root: Root): Operation[] {
  const paths = root.children(root.walk(root.top, "paths"));
  const sorted = paths.toSorted(([one], [other]) => countGroups(one) - countGroups(other));
  return sorted.flatMap(([path, item]) =>
    root
      .children(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, place]) => readOperation(root, { path, method, place, item })),
  );
}

const countGroups = (path: string): number => path.split("{").length;

interface Route {
  readonly path: string;
  readonly method: string;
  readonly item: Place;
  readonly place: Place;
}

function readOperation(root: Root, { path, method, place, item }: Route): Operation {
  const security = root.walk(place, "security") ?? root.walk(root.top, "security");
  const content = root.children(root.walk(place, "requestBody", "content"));
  return {
    id: String(place.node["operationId"]),
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
    parameters: [item, place].flatMap((at) =>
      root
        .children(root.walk(at, "parameters"))
        .map(([, parameter]) => readParameter(root, parameter)),
    ),
    security: Object.values(security?.node ?? {}).map((alternative) =>
      Object.keys(alternative ?? {}),
    ),
    bodyRequired: Boolean(root.walk(place, "requestBody")?.node["required"]),
    bodies: new Map(content.map(([type, { pointer }]) => [type, `${pointer}/schema`])),
    formFields: readForm(root, place),
    place,
  };
}

function readForm(root: Root, place: Place): Map<string, FormField> {
  const form = root.walk(place, "requestBody", "content", "multipart/form-data", "schema");
  const required = Object.values(form?.node["required"] ?? {}).map(String);
  const fields = root.children(form && root.walk(form, "properties"));
  return new Map(
    fields.map(([name, { node, pointer: schema }]) => {
      const isFile = String(node["format"]) === "binary";
      return [name, { schema, isFile, required: required.includes(name) }];
    }),
  );
}

function readParameter(root: Root, place: Place): Parameter {
  const { node, pointer } = place;
  const [example] = root.children(root.walk(place, "examples"));
  return {
    name: String(node["name"]),
    in: String(node["in"]) as Parameter["in"],
    required: Boolean(node["required"]),
    schema: `${pointer}/schema`,
    example: node["example"] ?? example?.[1].node["value"],
  };
}
