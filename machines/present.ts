/**
 * A value that a machine's states guarantee to be there.
 * @throws Error when it is not: a bug in the machine, not something to handle
 */
export function present<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is not there`);
  return value;
}
