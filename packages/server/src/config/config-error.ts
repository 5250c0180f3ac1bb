import { MendableError } from "@gemel/command/mendable-error";

/** A variable that the server cannot start with. Its message is one line that names the variable. */
export class ConfigError extends MendableError {
  override readonly name = "ConfigError";

  constructor(variable: string, reason: string) {
    super(`${variable}: ${reason}`);
  }
}
