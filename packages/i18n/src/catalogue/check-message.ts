import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { areas } from "../bundles.ts";
import { setTypography } from "./set-typography.ts";

const kinds = ["", "text", "number", "date", "time", "select", "plural", "", "tag"] as const;

/** Every argument and tag of a message as `name: kind`, sorted: equal lists mean the same call. */
function messageArguments(elements: readonly MessageFormatElement[]): string[] {
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

/** Rich tags that a text may carry; the component that shows it maps each to an element. */
const allowedTags = ["em", "link", "strong"];

const idPattern = new RegExp(`^(${areas.join("|")})(\\.[a-z][A-Za-z0-9_]*)+$`);

/** Returns an id's problems. It must be `area.name` in camelCase; a last part may be a contract's value. */
export const checkId = (id: string): string[] =>
  idPattern.test(id) ? [] : [`not an area and a name in camelCase (areas: ${areas.join(", ")})`];

/** Words that lean on another text: a translator sees one text at a time, and no screen. */
const leaning =
  /\b(?:that|those|these) (?:banner|box|button|dialog|field|form|heading|link|list|notice|page|question|select|title)\b|^the same (?:as|button|for|group)\b/i;

/**
 * The problems of a text's description. A translator who cannot see the screen must learn from it where
 * the text stands, what it does, and what each of its arguments is.
 */
export function checkDescription(description: string, english: string): string[] {
  const said = description.trim();
  const source = parsed(english);
  const unnamed = (typeof source === "string" ? [] : messageArguments(source))
    .filter((argument) => !argument.endsWith(": tag"))
    .map((argument) => argument.slice(0, argument.indexOf(":")))
    .filter((argument) => !new RegExp(`\\b${argument}\\b`).test(said));
  const leansOn = leaning.exec(said)?.[0];
  return [
    ...(said.split(/\s+/).length < 4
      ? ["is too short: say where the text stands, in four words or more"]
      : []),
    ...(said.toLowerCase() === english.toLowerCase() ? ["says what the text says"] : []),
    ...(leansOn === undefined ? [] : [`says "${leansOn}": translators see one text at a time`]),
    ...unnamed.map((argument) => `does not say what {${argument}} is`),
  ];
}

/** Match the word between a million and the counted noun, in languages that need one. */
const afterMillions: Readonly<Record<string, RegExp>> = {
  fr: /^ (?:de |d’)/,
  it: /^ di /,
  es: /^ de /,
};

/** Reports a number directly before a word in the branch for millions: only smaller numbers allow that. */
function* millionProblems(
  locale: string,
  argument: string,
  many: readonly MessageFormatElement[] = [],
): Generator<string> {
  const joined = afterMillions[locale];
  for (const [index, { type }] of many.entries()) {
    const next = many[index + 1];
    if (!joined || type !== 7 || next?.type !== 0) continue;
    if (/^ \p{Letter}/u.test(next.value) && !joined.test(next.value)) {
      yield `many of ${argument} says #${next.value.split(" ", 2).join(" ")}; millions are joined: "de", "di"`;
    }
  }
}

/** Returns the content of a branch without the word between a million and the counted noun. */
const withoutJoint = (locale: string, branch: readonly MessageFormatElement[]): string =>
  JSON.stringify(
    branch.map((element) =>
      element.type === 0
        ? { ...element, value: element.value.replace(afterMillions[locale] ?? /^ /, " ") }
        : element,
    ),
  );

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
        const { many, other } = element.options;
        yield* millionProblems(locale, element.value, many?.value);
        if (many && other && withoutJoint(locale, many.value) !== withoutJoint(locale, other.value))
          yield `many and other of ${element.value} differ`;
      }
      for (const option of Object.values(element.options))
        yield* pluralProblems(locale, option.value);
    }
    if (element.type === 8) yield* pluralProblems(locale, element.children);
  }
}

const saysNumber = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some(
    (element) => element.type === 7 || (element.type === 8 && saysNumber(element.children)),
  );

/** The plural branches whose text contains the number, as "one of count". */
function* branchesWithNumber(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type === 8) yield* branchesWithNumber(element.children);
    if (element.type !== 5 && element.type !== 6) continue;
    for (const [name, { value }] of Object.entries(element.options)) {
      if (element.type === 6 && saysNumber(value)) yield `${name} of ${element.value}`;
      yield* branchesWithNumber(value);
    }
  }
}

/** Words of a language that are the same for one and for more. */
const unchanging: Readonly<Record<string, RegExp>> = { de: / Zeichen\b/ };

/** The plurals that say the same of one as of more. */
function* unmarkedPlurals(elements: readonly MessageFormatElement[]): Generator<string> {
  for (const element of elements) {
    if (element.type === 8) yield* unmarkedPlurals(element.children);
    if (element.type !== 5 && element.type !== 6) continue;
    const { one, other } = element.options;
    if (element.type === 6 && JSON.stringify(one?.value) === JSON.stringify(other?.value))
      yield element.value;
    for (const { value } of Object.values(element.options)) yield* unmarkedPlurals(value);
  }
}

/**
 * Returns the problems of one text: syntax, plural categories that its language needs and how they count,
 * tags that are not allowed, arguments and numbers that differ from the English text's, and marks that we
 * avoid.
 */
export function checkText(locale: string, text: string, english: string): string[] {
  const elements = parsed(text);
  if (typeof elements === "string") return [elements];
  const source = parsed(english);
  const expected = typeof source === "string" ? [] : messageArguments(source);
  const found = messageArguments(elements);
  const numbered = new Set(branchesWithNumber(elements));
  const counted = typeof source === "string" ? [] : [...new Set(branchesWithNumber(source))];
  const unmarked = typeof source === "string" ? [] : [...unmarkedPlurals(source)];
  return [
    ...(found.join() === expected.join()
      ? counted.filter((branch) => !numbered.has(branch)).map((branch) => `${branch} has no number`)
      : [`takes {${found.join(", ")}} where English takes {${expected.join(", ")}}`]),
    ...found
      .filter((argument) => argument.endsWith(": tag"))
      .filter((argument) => !allowedTags.some((tag) => argument === `${tag}: tag`))
      .map((argument) => `tag not allowed: ${argument}`),
    ...pluralProblems(locale, elements),
    ...[...unmarkedPlurals(elements)]
      .filter((argument) => !unmarked.includes(argument) && !unchanging[locale]?.test(text))
      .map((argument) => `one and other of ${argument} are the same`),
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
