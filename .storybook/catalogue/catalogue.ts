import type { Plugin } from "vite";
import { virtualCode, virtualModule } from "../virtual-module.ts";
import { readComponents } from "./read-components.ts";
import { readIcons } from "./read-icons.ts";

/** Imports each icon, so that a page draws what the product draws. */
function iconsModule(used: ReturnType<typeof readIcons>): string {
  const names = Object.keys(used);
  const entries = names.map(
    (name) => `${name}: { Icon: ${name}, files: ${JSON.stringify(used[name])} }`,
  );
  return `import { ${names.join(", ")} } from "lucide-react";
export const usedIcons = { ${entries.join(", ")} };`;
}

/** Gives the pages `virtual:gemel-components` and `virtual:gemel-icons`, read from the sources. */
export const catalogue = (): Plugin[] => [
  virtualModule("components", "components", async () => readComponents()),
  virtualCode("icons", async () => iconsModule(readIcons())),
];
