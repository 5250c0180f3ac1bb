import { MendableError } from "@gemel/command/mendable-error";

/** A contract that cannot be read; the message is one line that says what and where. */
export class ContractError extends MendableError {
  override readonly name = "ContractError";
}
