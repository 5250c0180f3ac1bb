/** The same result for the same object, which is made only once. */
export function remembered<Of extends object, Result>(
  make: (of: Of) => Result,
): (of: Of) => Result {
  const known = new WeakMap<Of, Result>();
  return (of) => {
    const result = known.get(of) ?? make(of);
    known.set(of, result);
    return result;
  };
}
