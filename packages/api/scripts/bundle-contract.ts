import { readFile, writeFile } from "node:fs/promises";
import { isAlias, isMap, isScalar, parseDocument, visit, YAMLMap } from "yaml";

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

/**
 * The contract as one file: the parts of `contract/` put where `contract/openapi.yaml` names them, with their
 * comments. References between parts are those of the one file (`#/components/…`).
 * @throws Error where a named part does not exist
 */
export async function bundleContract(): Promise<string> {
  const root = await readFile(contract("openapi"), "utf8");
  const names = [...root.matchAll(partsLine)].flatMap(([, , list = ""]) => namesIn(list));
  const texts = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(contract(name), "utf8")] as const),
    ),
  );
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

export async function writeContract(): Promise<void> {
  await writeFile(target, await bundleContract());
}
