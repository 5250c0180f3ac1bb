/** An error that the user of a command can mend. The message is one line: what is wrong and what to do. */
export class MendableError extends Error {
  override readonly name: string = "MendableError";
}
