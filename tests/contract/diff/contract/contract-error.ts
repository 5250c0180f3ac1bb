/** A contract that cannot be read; the message is one line that says what and where. */
export class ContractError extends Error {
  override readonly name = "ContractError";
}
