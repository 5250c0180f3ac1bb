import { MendableError } from "@gemel/command/mendable-error";

export class ContractError extends MendableError {
  override readonly name = "ContractError";
}
