import { child, elements, follow, members, type Part } from "../contract/part.ts";

export interface Operation {
  /** `GET /matches/{id}` */
  readonly name: string;
  readonly part: Part;
  /** By location and name, `query after`; a path parameter by its position, since its name is not sent. */
  readonly parameters: ReadonlyMap<string, Part>;
  /** The credentials that its calls must prove; falls back to those that the whole contract asks for. */
  readonly security: Part;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** A parameter as it is named on the wire; names of headers mean the same in any case. */
function keyOf({ value }: Part, path: string): string {
  const name = String(value["name"]);
  if (value["in"] === "path") return `path ${path.split("/").indexOf(`{${name}}`)}`;
  return `${String(value["in"])} ${value["in"] === "header" ? name.toLowerCase() : name}`;
}

function operationOf(contract: Part, path: string, item: Part, method: string): Operation {
  const part = child(item, method) ?? item;
  const parameters = [item, part].flatMap((owner) => elements(owner, "parameters"));
  return {
    name: `${method.toUpperCase()} ${path}`,
    part,
    parameters: new Map(
      parameters.map((parameter) => {
        const meant = follow(parameter);
        return [keyOf(meant, path), meant];
      }),
    ),
    security: part.value["security"] === undefined ? contract : part,
  };
}

/** The operations of a contract by method and path, whatever the path's parameters are called. */
export function operationsOf(contract: Part): ReadonlyMap<string, Operation> {
  const found = [...members(contract, "paths")].flatMap(([path, item]) =>
    methods
      .filter((method) => item.value[method] !== undefined)
      .map((method): [string, Operation] => [
        `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`,
        operationOf(contract, path, item, method),
      ]),
  );
  return new Map(found);
}
