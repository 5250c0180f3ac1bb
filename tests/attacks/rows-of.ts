import { readFile } from "node:fs/promises";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");

/** The cells of every row of the tables of a Markdown file, without their heads. */
export async function rowsOf(path: string): Promise<readonly (readonly string[])[]> {
  const lines = (await readFile(join(repository, path), "utf8")).split("\n");
  const rows = lines.filter((line, index) => {
    const isRule = (at: number): boolean => /^\|[ :|-]+\|$/.test(lines[at] ?? "");
    return line.startsWith("|") && !isRule(index) && !isRule(index + 1);
  });
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}
