import { readFile, writeFile } from "node:fs/promises";
import { MendableError } from "@gemel/command/mendable-error";
import { isAlias, isMap, isScalar, parse, parseDocument, visit, YAMLMap } from "yaml";

const contract = (name: string) => new URL(`../../../contract/${name}.yaml`, import.meta.url);
const target = new URL("../../../openapi.yaml", import.meta.url);

const banner = "# Bundled from contract/ by `npm run generate`. Do not edit.\n";

/** A line of `contract/openapi.yaml` that stands for files: `$parts: [schemas/values, …]`. */
const partsLine = /^( *)\$parts:\s*\[([^\]]*)\]$/gm;

const indented = (text: string, indent: string): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : indent + line))
    .join("\n");

interface Parts {
  readonly root: string;
  /** Keyed by their names in the root. */
  readonly texts: ReadonlyMap<string, string>;
}

async function readParts(): Promise<Parts> {
  const root = await readFile(contract("openapi"), "utf8");
  const names = [...root.matchAll(partsLine)].flatMap(([, , list = ""]) => namesIn(list));
  const read = async (name: string) => [name, await readFile(contract(name), "utf8")] as const;
  return { root, texts: new Map(await Promise.all(names.map(read))) };
}

/**
 * The contract as one file: the parts of `contract/` put where `contract/openapi.yaml` names them, with their
 * comments. References between parts are those of the one file (`#/components/…`).
 * @throws Error where a named part does not exist
 */
export const bundleContract = async (): Promise<string> => bundle(await readParts());

function bundle({ root, texts }: Parts): string {
  return (
    banner +
    root.replaceAll(partsLine, (_line, indent: string, list: string) => {
      const parts = namesIn(list).map((name) => texts.get(name) ?? "");
      const joined = parts.map((text) => text.trimEnd()).join("\n\n");
      return indented(joined.includes("<<: *") ? withMerged(joined) : joined, indent);
    })
  );
}

/** Puts in what merge keys (`<<: *name`) stand for, which not every reader of OpenAPI knows, and takes `x-people` out. */
function withMerged(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Map(_place, map) {
      const base = map.items.find(({ key }) => isScalar(key) && key.value === "<<")?.value;
      if (!isAlias(base)) return;
      const shared = base.resolve(document);
      if (!isMap(shared)) throw new Error(`contract/examples: nothing is called ${base.source}`);
      const own = new YAMLMap();
      own.items = map.items.filter(({ value }) => value !== base);
      const taken = shared.items.filter(({ key }) => !own.has(key)).map((pair) => pair.clone());
      map.items = [...taken, ...own.items];
    },
  });
  document.delete("x-people");
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** The bundle as it is committed. */
export const readCommittedContract = (): Promise<string> => readFile(target, "utf8");

/** The references of a part within the bundle, as `#/components/schemas/Settings`. */
const reference = /#(?:\/[\w$.-]+)+/g;

/** @throws MendableError that names each reference of a part to what no part has */
export function refuseDangling(texts: Parts["texts"], bundled: string): void {
  const document: unknown = parse(bundled);
  const isThere = (pointer: string): boolean => {
    const steps = pointer.split("/").slice(1);
    const at = (node: unknown, step: string): unknown =>
      typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined;
    return steps.reduce<unknown>(at, document) !== undefined;
  };
  const faults = [...texts].flatMap(([name, text]) =>
    [...new Set(text.match(reference))]
      .filter((pointer) => !isThere(pointer))
      .map((pointer) => `contract/${name}.yaml refers to ${pointer}, which no part has`),
  );
  if (faults.length > 0) throw new MendableError(faults.join("\n"));
}

/** Writes the bundle where every reference leads to a part. @throws MendableError as `refuseDangling` */
export async function writeContract(): Promise<void> {
  const parts = await readParts();
  const bundled = bundle(parts);
  refuseDangling(parts.texts, bundled);
  await writeFile(target, bundled);
}
