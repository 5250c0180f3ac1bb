import type {
  LiteralElement,
  MessageFormatElement,
  PluralElement,
  PluralOrSelectOption,
} from "@formatjs/icu-messageformat-parser";

interface Mappers {
  readonly literal?: (element: LiteralElement) => LiteralElement;
  /** Called for each list of elements, before they are mapped. */
  readonly list?: (elements: readonly MessageFormatElement[]) => readonly MessageFormatElement[];
  /** Called after the plural's own branches were mapped. */
  readonly plural?: (element: PluralElement) => PluralElement;
}

/** A copy of a syntax tree with its lists, literals or plurals replaced, branches and tags included. */
export function mapElements(
  elements: readonly MessageFormatElement[],
  mappers: Mappers,
): MessageFormatElement[] {
  const branches = (options: Record<string, PluralOrSelectOption>) =>
    Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        { value: mapElements(option.value, mappers) },
      ]),
    );
  return (mappers.list?.(elements) ?? elements).map((element) => {
    if (element.type === 0) return mappers.literal?.(element) ?? element;
    if (element.type === 5) return { ...element, options: branches(element.options) };
    if (element.type === 8) return { ...element, children: mapElements(element.children, mappers) };
    if (element.type !== 6) return element;
    const plural = { ...element, options: branches(element.options) };
    return mappers.plural?.(plural) ?? plural;
  });
}
