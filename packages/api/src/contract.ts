import type { components } from "./generated/schema.d.ts";

/** The schemas of `openapi.yaml` by name, as they travel. */
export type Schemas = components["schemas"];

/** What went wrong, for programs. */
export type ErrorCode = Schemas["ErrorCode"];

/** One field at fault. */
export type ErrorDetail = Schemas["ErrorDetail"];
