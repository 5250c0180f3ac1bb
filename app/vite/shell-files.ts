import type { Manifest } from "vite";

/**
 * The files of the frame, the front and the sign-in, and those that the frame needs at times: by the name of
 * a chunk or by its source.
 */
const parts = [
  /^frame$/,
  /^rolldown-runtime$/,
  /^style\.css$/,
  /^shell\//,
  /^routes\/(front|landing|login)\//,
  /gemel-messages\/(further|messages-core-\w+)$/,
  // The first screen's fonts; other letters load when a text needs them.
  /-latin-(wght|opsz)-\w+\.woff2$/,
];

/**
 * The files that Gemel needs to open without a network, in every language.
 * @param manifest - Vite's, of the whole build
 * @returns their paths within the build
 * @throws Error when a part is not there any more.
 */
export function shellFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const part of parts) {
    const keys = Object.keys(manifest).filter((key) =>
      [key, manifest[key]?.name ?? ""].some((name) => part.test(name)),
    );
    if (keys.length === 0) throw new Error(`The build has nothing that is called ${String(part)}`);
    keys.forEach(add);
  }
  return files;
}
