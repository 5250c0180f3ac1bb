import { fileURLToPath } from "node:url";
import { readContract } from "../contract/contract.ts";

/** Gemel's own contract. The tests of a worker share it: to read it and to compile its schemas takes seconds. */
export const ownContract = await readContract(
  fileURLToPath(new URL("../../../../../openapi.yaml", import.meta.url)),
);
