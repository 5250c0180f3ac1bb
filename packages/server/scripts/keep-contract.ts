import { keepContract } from "../src/http/contract.ts";

await keepContract();
