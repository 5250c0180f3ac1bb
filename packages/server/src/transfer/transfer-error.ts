/** Why data cannot be carried: one line for whoever asked for it, who can mend it. */
export class TransferError extends Error {
  override readonly name = "TransferError";
}
