type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOperation = (value: Json): boolean => "responses" in value;

/** Operations have a badge in the renderer; parameters, schemas and fields only their description. */
function mark(extension: Json): Json {
  if (isOperation(extension)) return { ...extension, "x-badges": [{ name: "Extension" }] };
  const { description = "" } = extension;
  return { ...extension, description: `**Extension.** ${description}`.trimEnd() };
}

function markWithin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markWithin);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, markWithin(part)]),
  );
  return copy["x-gemel-extension"] === true ? mark(copy) : copy;
}

/**
 * A copy of an OpenAPI document in which every part marked `x-gemel-extension` says so visibly: an operation
 * in a badge, everything else at the start of its description.
 */
export function markExtensions<Document extends object>(document: Document): Document {
  return markWithin(document) as Document;
}
