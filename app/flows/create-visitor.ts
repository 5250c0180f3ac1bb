import { memoryTokenStore } from "@gemel/api";
import { createGemel, type Gemel } from "./create-gemel.ts";

/** An anonymous visitor, for pages that are rendered at build, without a browser. */
export const createVisitor = (): Gemel => createGemel({ tokenStore: memoryTokenStore(null) });
