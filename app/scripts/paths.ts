import { join, resolve } from "node:path";

export const appRoot = resolve(import.meta.dirname, "..");

export const repository = resolve(appRoot, "..");

export const dist = join(appRoot, "dist");

/** The packages whose files end up in the build, and the lock file for the packages from npm. */
export const buildSources: readonly string[] = [
  "app",
  "machines",
  "packages/api",
  "packages/i18n",
  "packages/theme",
  "packages/ui",
  "package-lock.json",
].map((path) => join(repository, path));
