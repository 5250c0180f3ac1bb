import type { components } from "./generated/schema.d.ts";

/** The schemas of `openapi.yaml` by name, as they travel. */
export type Schemas = components["schemas"];

export type ErrorCode = Schemas["ErrorCode"];

export type ErrorDetail = Schemas["ErrorDetail"];
