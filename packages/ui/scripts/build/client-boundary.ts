import type { Plugin } from "vite";

/** Entries without a component, which run on a server as they are. */
const forServers = ["loadTexts.js", "styles.js"];

/** Marks entries as client code for bundlers of React Server Components: components hold state. */
export const clientBoundary = (): Plugin => ({
  name: "gemel:client-boundary",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk" && file.isEntry && !forServers.includes(file.fileName))
        file.code = `"use client";\n${file.code}`;
    }
  },
});
