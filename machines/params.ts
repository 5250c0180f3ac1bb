import { type Failure, readFailure } from "./failure.ts";

/** The value that the actor resolved with, as the parameter of an action or a guard. */
export const outputOf = <Output>({ event }: { event: { readonly output: Output } }): Output =>
  event.output;

/** The failure that the actor rejected with, as the parameter of an action or a guard. */
export const rejectionOf = ({ event }: { event: { readonly error: unknown } }): Failure =>
  readFailure(event.error);
