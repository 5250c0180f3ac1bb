import { UsageError } from "./arguments.ts";
import { ContractError } from "./contract/contract-error.ts";
import { diff } from "./diff.ts";

try {
  process.exitCode = await diff(process.argv.slice(2), console.log);
} catch (error) {
  if (!(error instanceof ContractError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
