import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { areas } from "../bundles.ts";
import { messageArguments } from "./message-arguments.ts";
import { setTypography } from "./set-typography.ts";

/** Rich tags that a text may carry; the component that shows it maps each to an element. */
const allowedTags = ["em", "link", "strong"];

const idPattern = new RegExp(`^(${areas.join("|")})(\\.[a-z][A-Za-z0-9_]*)+$`);

/** What is wrong with an id: `area.name` in camelCase, a last part may be a contract's value. */
export const checkId = (id: string): string[] =>
  idPattern.test(id) ? [] : [`not an area and a name in camelCase (areas: ${areas.join(", ")})`];

function* pluralProblems(
  locale: string,
  elements: readonly MessageFormatElement[],
): Generator<string> {
  for (const element of elements) {
    if (element.type === 5 || element.type === 6) {
      if (element.type === 6) {
        if (element.pluralType !== "cardinal") yield "ordinals are not supported";
        const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
        const missing = needed.filter((category) => !(category in element.options));
        if (missing.length > 0) yield `plural of ${element.value} lacks ${missing.join(", ")}`;
      }
      for (const option of Object.values(element.options))
        yield* pluralProblems(locale, option.value);
    }
    if (element.type === 8) yield* pluralProblems(locale, element.children);
  }
}

/**
 * What is wrong with one text: syntax, plural categories that its language needs, tags that are not
 * allowed, arguments that differ from the English text's, and marks we avoid.
 */
export function checkText(locale: string, text: string, english: string): string[] {
  const elements = parsed(text);
  if (typeof elements === "string") return [elements];
  const source = parsed(english);
  const expected = typeof source === "string" ? [] : messageArguments(source);
  const found = messageArguments(elements);
  return [
    ...(found.join() === expected.join()
      ? []
      : [`takes {${found.join(", ")}} where English takes {${expected.join(", ")}}`]),
    ...found
      .filter((argument) => argument.endsWith(": tag"))
      .filter((argument) => !allowedTags.some((tag) => argument === `${tag}: tag`))
      .map((argument) => `tag not allowed: ${argument}`),
    ...pluralProblems(locale, elements),
    ...(text.trim() === text && text !== "" ? [] : ["empty, or space at an end"]),
    ...(/[—–]/.test(text) ? ["has a dash; use a comma, a colon or a full stop"] : []),
    ...(setTypography(locale, text) === text ? [] : ["apostrophe or space of the wrong kind"]),
  ];
}

function parsed(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return `not an ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}
