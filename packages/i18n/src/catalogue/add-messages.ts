import { locales, partialLocales, type Locale, type OfferedLocale } from "../locales.ts";
import { checkDescription, checkId, checkText } from "./check-message.ts";
import { localesFolder, readCatalogue, readSource } from "./read-catalogue.ts";
import { setTypography } from "./set-typography.ts";
import { writeCatalogue } from "./write-catalogue.ts";

/** A new text in every offered language; a partial language may have it too. */
export type NewMessage = Readonly<
  Record<OfferedLocale, string> & { description: string } & Partial<Record<Locale, string>>
>;

export interface AddOptions {
  /** Replace texts that are there with other words. @default false */
  readonly replace?: boolean;
  /** @default the project's catalogues */
  readonly folder?: string;
}

const every: readonly Locale[] = [...locales, ...partialLocales];

/** Returns the problems that keep a message from being read at all. */
function shapeProblems(message: unknown): string[] {
  if (typeof message !== "object" || message === null) return ["not an object of texts"];
  const known = new Set<string>(["description", ...every]);
  const found = Object.entries(message).flatMap(([key, text]) => {
    if (!known.has(key)) return [`${key}: neither "description" nor a language`];
    return typeof text === "string" ? [] : [`${key}: not a text`];
  });
  return "en" in message ? found : ["en: missing", ...found];
}

function problems(id: string, message: NewMessage): string[] {
  const found = checkId(id);
  found.push(
    ...checkDescription(message.description ?? "", message.en).map(
      (problem) => `description ${problem}`,
    ),
  );
  for (const locale of every) {
    const text = message[locale];
    if (text !== undefined) {
      found.push(...checkText(locale, text, message.en).map((problem) => `${locale}: ${problem}`));
    } else if (locales.some((offered) => offered === locale)) found.push(`${locale}: missing`);
  }
  return found.map((problem) => `${id}: ${problem}`);
}

const typeset = (message: NewMessage): NewMessage =>
  Object.fromEntries(
    Object.entries(message).map(([key, text]) => [
      key,
      key === "description" ? text : setTypography(key, text),
    ]),
  ) as NewMessage;

/**
 * Adds texts to all catalogues, sorted by id, each file replaced in one step. Nothing is written
 * unless everything is right. Replacing a text takes its partial translations away unless given.
 * @returns how many ids were written.
 * @throws Error that lists everything that is wrong.
 */
export function addMessages(
  texts: Readonly<Record<string, NewMessage>>,
  { replace = false, folder = localesFolder }: AddOptions = {},
): number {
  const misshapen = Object.entries(texts).flatMap(([id, message]) =>
    shapeProblems(message).map((problem) => `${id}: ${problem}`),
  );
  if (misshapen.length > 0) throw new Error(misshapen.join("\n"));
  if (Object.keys(texts).length === 0) throw new Error("no text to add");
  const source = readSource(folder);
  const catalogues = new Map(every.map((locale) => [locale, readCatalogue(locale, folder)]));
  const fresh = Object.entries(texts)
    .map(([id, message]): [string, NewMessage] => [id, typeset(message)])
    .filter(
      ([id, message]) =>
        source[id]?.description !== message.description ||
        every.some((locale) => catalogues.get(locale)?.[id] !== message[locale]),
    );
  const wrong = fresh.flatMap(([id, message]) => [
    ...problems(id, message),
    ...(source[id] && !replace ? [`${id}: is there with other words; --replace replaces it`] : []),
  ]);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  for (const locale of every) {
    const entries = new Map<string, unknown>(
      Object.entries(locale === "en" ? source : (catalogues.get(locale) ?? {})),
    );
    for (const [id, message] of fresh) {
      const text = message[locale];
      if (text === undefined) entries.delete(id);
      else
        entries.set(
          id,
          locale === "en" ? { message: text, description: message.description } : text,
        );
    }
    writeCatalogue(locale, Object.fromEntries(entries), folder);
  }
  return fresh.length;
}
