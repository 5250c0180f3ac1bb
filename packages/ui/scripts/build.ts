import { buildModules } from "./build/build-modules.ts";
import { writeSourceTexts } from "./build/component-texts.ts";
import { writeDeclarations } from "./build/write-declarations.ts";
import { writeManifest } from "./build/write-manifest.ts";
import { writeNotices } from "./build/write-notices.ts";

/** Writes `dist`, the root of a package that others can install: see README.md. */
const chunks = await buildModules();
await writeDeclarations();
await writeSourceTexts();
await writeManifest(chunks);
await writeNotices(chunks);
