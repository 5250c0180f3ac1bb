import { build } from "vite";

/** The code of a module with all that it imports, made small as the app's build does it. */
export async function bundle(entry: string): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: "terser",
      lib: { entry, formats: ["es"], fileName: "bundle" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`${entry} was not built`);
  return Buffer.from(output.output.map((file) => ("code" in file ? file.code : "")).join(""));
}
