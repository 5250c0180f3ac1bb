import { memoryTokenStore } from "@gemel/api";
import { createGemel, type Gemel } from "./create-gemel.ts";

/** A visitor nobody knows, for pages that are made at build: without a browser around. */
export const createVisitor = (): Gemel => createGemel({ tokenStore: memoryTokenStore(null) });
