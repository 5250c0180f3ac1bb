export interface SplitDescription {
  /** What it is for, as Markdown. */
  purpose: string;
  /** What it is not for, as Markdown; empty where the docstring does not say. */
  notFor: string;
}

/**
 * A component's docstring in its two halves: the paragraphs that begin with "Not" say when another
 * component is meant, and everything after them belongs to them.
 */
export function splitDescription(description: string): SplitDescription {
  const paragraphs = description.split(/\n\s*\n/);
  const found = paragraphs.findIndex((paragraph) => /^\s*Not\b/.test(paragraph));
  const end = found === -1 ? paragraphs.length : found;
  const join = (part: string[]) => part.join("\n\n").trim();
  return { purpose: join(paragraphs.slice(0, end)), notFor: join(paragraphs.slice(end)) };
}
