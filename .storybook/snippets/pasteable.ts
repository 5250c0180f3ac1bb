/** Code by name, of the plain values and functions among what a story is given: nothing else can be written down. */
export type WrittenArgs = Readonly<Record<string, string>>;

/** The imports and args that a snippet may need. */
export interface Surroundings {
  /** Names that its story file imports, with the source that a reader imports them from. */
  imports: Readonly<Record<string, string>>;
  args: WrittenArgs;
  /** Unions by the name of the array that they are made from. */
  choices: Readonly<Record<string, string>>;
}

const uses = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);

/** `const args = { children: "Save" };` for a story that passes on what it is given. */
function argsLine(args: WrittenArgs): string {
  const pairs = Object.entries(args).map(([name, value]) => `${name}: ${value}`);
  return pairs.length === 0 ? "const args = {};" : `const args = { ${pairs.join(", ")} };`;
}

/** A story's code with the imports and lists that it needs, to be pasted as it is. */
export function pasteable(code: string, { imports, args, choices }: Surroundings): string {
  const body = code
    .replaceAll(/\bfn\(\)/g, "() => {}")
    .replace(/\(args\) =>|\bargs =>/, "() =>")
    .trim();
  const bySource = new Map<string, string[]>();
  for (const [name, source] of Object.entries(imports)) {
    if (uses(body, name)) bySource.set(source, [...(bySource.get(source) ?? []), name]);
  }
  const lines = [...bySource].map(
    ([source, names]) => `import { ${names.join(", ")} } from "${source}";`,
  );
  const lists = Object.entries(choices)
    .filter(([name]) => /^[a-z]/.test(name) && !(name in imports) && uses(body, name))
    .map(([name, union]) => `const ${name} = [${union.replaceAll(" | ", ", ")}] as const;`);
  if (uses(body, "args")) lists.push(argsLine(args));
  return [lines.join("\n"), lists.join("\n"), body].filter(Boolean).join("\n\n");
}
