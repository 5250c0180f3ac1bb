import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

const kinds = ["", "text", "number", "date", "time", "select", "plural", "", "tag"] as const;

/** Every argument and tag of a message as `name: kind`, sorted: equal lists mean the same call. */
export function messageArguments(elements: readonly MessageFormatElement[]): string[] {
  const found = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === 0 || element.type === 7) return;
    found.add(`${element.value}: ${kinds[element.type]}`);
    if (element.type === 5 || element.type === 6) {
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    }
    if (element.type === 8) element.children.forEach(visit);
  };
  elements.forEach(visit);
  return [...found].toSorted();
}
