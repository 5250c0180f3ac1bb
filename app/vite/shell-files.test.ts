import { expect, test } from "vitest";
import { shellFiles } from "./shell-files.ts";

const manifest = {
  "_frame-a.js": { file: "assets/frame-a.js", name: "frame", imports: ["_rolldown-runtime-a.js"] },
  "_rolldown-runtime-a.js": { file: "assets/rolldown-runtime-a.js", name: "rolldown-runtime" },
  "style.css": { file: "assets/style-a.css" },
  "shell/NotFound.tsx": { file: "assets/NotFound-a.js", imports: ["_EmptyState-a.js"] },
  "_EmptyState-a.js": { file: "assets/EmptyState-a.js", imports: ["_frame-a.js"] },
  "routes/front/Front.tsx": { file: "assets/Front-a.js", dynamicImports: ["routes/home/Home.tsx"] },
  "routes/home/Home.tsx": { file: "assets/Home-a.js" },
  "../virtual:gemel-messages/further": { file: "assets/further-a.js" },
  "../virtual:gemel-messages/messages-core-de": { file: "assets/messages-core-de-a.js" },
  "../virtual:gemel-messages/messages-member-de": { file: "assets/messages-member-de-a.js" },
  "files/figtree-latin-wght-normal.woff2": { file: "assets/figtree-latin-wght-normal-a.woff2" },
  "files/figtree-latin-ext-wght-normal.woff2": { file: "assets/figtree-latin-ext-a.woff2" },
};

test("is the frame with all that it imports, its further parts, its texts and its letters", () => {
  expect([...shellFiles(manifest)].toSorted()).toEqual([
    "assets/EmptyState-a.js",
    "assets/Front-a.js",
    "assets/NotFound-a.js",
    "assets/figtree-latin-wght-normal-a.woff2",
    "assets/frame-a.js",
    "assets/further-a.js",
    "assets/messages-core-de-a.js",
    "assets/rolldown-runtime-a.js",
    "assets/style-a.css",
  ]);
});

test("refuses a build that lacks a part", () => {
  const { "style.css": _style, ...rest } = manifest;
  expect(() => shellFiles(rest)).toThrow(/nothing that is called/);
});
