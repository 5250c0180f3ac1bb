export interface SplitDescription {
  /** The purpose of the component, as Markdown. */
  purpose: string;
  /** Purposes that need another component, as Markdown; empty if the docstring names none. */
  notFor: string;
}

/**
 * Splits a component's docstring in two: the paragraphs that begin with "Not" name the cases for another
 * component, and everything after them belongs to them.
 */
export function splitDescription(description: string): SplitDescription {
  const paragraphs = description.split(/\n\s*\n/);
  const found = paragraphs.findIndex((paragraph) => /^\s*Not\b/.test(paragraph));
  const end = found === -1 ? paragraphs.length : found;
  const join = (part: string[]) => part.join("\n\n").trim();
  return { purpose: join(paragraphs.slice(0, end)), notFor: join(paragraphs.slice(end)) };
}
