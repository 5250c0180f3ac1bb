import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { CompactMessages } from "../messages.ts";
import { compileCatalogue } from "./compile-catalogue.ts";
import { mapElements } from "./map-elements.ts";

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("aceinosuyACEINOSUY", (letter, index) => [
    letter,
    Array.from("àçéîñöšûýÀÇÉÎÑÖŠÛÝ")[index] ?? letter,
  ]),
);

/** Accents, and every third letter doubled: about a third longer, like German. */
const stretch = (text: string): string =>
  Array.from(text, (letter, index) => {
    const mapped = accented[letter] ?? letter;
    return index % 3 === 0 && /\p{Letter}/u.test(letter) ? mapped + mapped : mapped;
  }).join("");

const bracket = (elements: MessageFormatElement[]): MessageFormatElement[] => [
  { type: 0, value: "[" },
  ...mapElements(elements, {
    literal: (element) => ({ ...element, value: stretch(element.value) }),
  }),
  { type: 0, value: "]" },
];

/** Words without arguments in the pseudo-locale. */
export const pseudoText = (text: string): string => `[${stretch(text)}]`;

/** English as the pseudo-locale `en-XA`. */
export const pseudoCatalogue = (wanted: (id: string) => boolean): CompactMessages =>
  Object.fromEntries(
    Object.entries(compileCatalogue("en", wanted)).map(([id, message]) => [
      id,
      bracket(typeof message === "string" ? [{ type: 0, value: message }] : message),
    ]),
  );
