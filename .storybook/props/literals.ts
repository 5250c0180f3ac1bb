const literal = /^(?:"[^"]*"|-?\d+(?:\.\d+)?|true|false)$/;

/** The values of a union that is written as `"a" | "b"`; none where part of it is a type. */
export function literalsOf(type: string): readonly unknown[] {
  const parts = type.split(" | ");
  return parts.every((part) => literal.test(part)) ? parts.map((part) => JSON.parse(part)) : [];
}
