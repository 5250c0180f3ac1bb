import { fileURLToPath } from "node:url";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";

const contract = fileURLToPath(new URL("../../../openapi.yaml", import.meta.url));

export interface Prism {
  /** `http://127.0.0.1:{port}`; paths there have no `/api`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts Prism on a free loopback port, answering with the contract's examples. */
export async function startPrism(): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(contract);
  const server = createServer(operations, {
    cors: false,
    components: { logger: createLogger("prism", { level: "silent" }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(0, "127.0.0.1");
  return { url, close: () => server.close() };
}
