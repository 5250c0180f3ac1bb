import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { jointTags } from "../joints.ts";
import { fallbackLocale, type Locale } from "../locales.ts";
import type { CompactMessages } from "../messages.ts";
import { mapElements } from "./map-elements.ts";
import { readCatalogue } from "./read-catalogue.ts";

const compact = (elements: MessageFormatElement[]): string | MessageFormatElement[] => {
  const [only] = elements;
  return elements.length === 1 && only?.type === 0 ? only.value : elements;
};

/**
 * English shown under another language's plural rules: its `one` is exactly 1, and a language
 * without `one` would say "1 characters".
 */
const asFallback = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  mapElements(elements, {
    plural: (element) => {
      const { one, ...options } = element.options as typeof element.options & { one?: unknown };
      return { ...element, options: one ? { "=1": one, ...options } : options } as typeof element;
    },
  });

const joint = new RegExp(`(?<![\\p{L}’])(${Object.keys(jointTags).join("|")}) $`, "u");

/** Puts each argument that follows a word of `jointTags` into its tag. */
const withJoints = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  mapElements(elements, {
    list: (list) =>
      list.flatMap((element, index) => {
        const before = list[index - 1];
        const word = before?.type === 0 ? joint.exec(before.value)?.[1] : undefined;
        if (element.type === 1 && word !== undefined)
          return { type: 8, value: word, children: [element] };
        if (element.type !== 0 || list[index + 1]?.type !== 1) return element;
        const value = element.value.replace(joint, "");
        return value === "" ? [] : { ...element, value };
      }),
  });

/**
 * A language's texts compiled to ICU syntax trees, for the ids that `wanted` accepts; what the
 * language lacks is there in English.
 * @throws SyntaxError for a text that is not an ICU message.
 */
export function compileCatalogue(locale: Locale, wanted: (id: string) => boolean): CompactMessages {
  const texts = readCatalogue(locale);
  return Object.fromEntries(
    Object.entries(readCatalogue(fallbackLocale))
      .filter(([id]) => wanted(id))
      .map(([id, english]) => {
        const own = texts[id];
        if (own === undefined) return [id, compact(asFallback(parse(english)))];
        return [id, compact(locale === "fr" ? withJoints(parse(own)) : parse(own))];
      }),
  );
}
