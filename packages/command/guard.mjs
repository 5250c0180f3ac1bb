// Every npm script begins with this, on whichever Node there is: the sources need the project's own, which
// `npm ci` brings, and an older one says of them only that it does not know `.ts`.
import { existsSync } from "node:fs";

const OWN = 24;
const LEAST = 20;
const major = Number(process.versions.node.split(".")[0]);
const installed = new URL("../../node_modules/.package-lock.json", import.meta.url);

/** Returns an instruction for the user if nothing can run yet; undefined if all is ready. */
function remedy() {
  if (major < LEAST)
    return `Node ${LEAST} or later is needed, this is ${process.version}: install it, then run \`npm ci\`.`;
  if (!existsSync(installed))
    return "Nothing is installed yet: run `npm ci` first, and let it end.";
  if (major < OWN) {
    return `The project's own Node is missing, because your npm runs no install scripts: run \`npm rebuild node --ignore-scripts=false\`, or use Node ${OWN}.`;
  }
  return undefined;
}

const line = remedy();
if (line !== undefined) {
  console.error(line);
  process.exit(2);
}
