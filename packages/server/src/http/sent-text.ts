/** A text of a body or query that is parsed and not checked; empty where it has none of the name. */
export function sentText(sent: unknown, field: string): string {
  if (typeof sent !== "object" || sent === null) return "";
  const value: unknown = Reflect.get(sent, field);
  return typeof value === "string" ? value : "";
}
