import { relative } from "node:path";
import type { TestProject } from "vitest/node";
import { repository } from "../runner/run-step.ts";

/** Matches the module that vanilla-extract makes of `Button.css.ts`. */
const madeOfStyles = /\.vanilla\.css$/;

/** Built from the contract, which counts in its place. */
const isBuilt = (path: string): boolean => path.startsWith("packages/mock/src/generated/");

const isOfRepository = (path: string): boolean => !/^\.\.|node_modules|\0/.test(path);

/** The files of the repository that the browser has loaded for a module, as Vite knows them. */
export function loadedFiles({ vite }: TestProject, module: string): Set<string> {
  const { moduleGraph } = vite.environments.client;
  const visited = new Set(moduleGraph.getModulesByFile(`${repository}/${module}`));
  const files = new Set<string>();
  // A Set goes on to what is added while it is read.
  for (const { file, importedModules } of visited) {
    if (file) files.add(relative(repository, file).replace(madeOfStyles, ""));
    for (const next of importedModules) visited.add(next);
  }
  return new Set([...files].filter((file) => isOfRepository(file) && !isBuilt(file)));
}
