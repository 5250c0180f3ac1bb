import { parse } from "yaml";
import type { OpenApi } from "./openapi.ts";

const [source = ""] = Object.values(
  import.meta.glob<string>("../../../openapi.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** The contract at the top of the repository, as it is. */
export const contract = parse(source) as OpenApi;
