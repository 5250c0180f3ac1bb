import { MendableError } from "@gemel/command/mendable-error";

/** Why data cannot be carried: one line for the operator, who can mend it. */
export class TransferError extends MendableError {
  override readonly name = "TransferError";
}
