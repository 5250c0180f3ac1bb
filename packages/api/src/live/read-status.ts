/** The activity in a conversation at the moment; it has no date. */
export type Status =
  | { readonly kind: "thinking" }
  | { readonly kind: "typing" }
  /** In words of the backend's own. */
  | { readonly kind: "other"; readonly text: string };

/** Reads the content of a status, whatever its letter case; an empty one takes the last status away. */
export function readStatus(content: string): Status | null {
  const text = content.trim();
  if (text === "") return null;
  if (/thinking/i.test(text)) return { kind: "thinking" };
  return /typing/i.test(text) ? { kind: "typing" } : { kind: "other", text };
}
