import { type FormatXMLElementFn, formatToParts } from "intl-messageformat";
import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { IntlShape as WholeIntlShape } from "react-intl";
import { jointTags } from "./joints.ts";
import type { Messages } from "./messages.ts";

/** The formats of react-intl that Gemel uses; a list is of texts. */
export interface IntlShape extends Pick<
  WholeIntlShape,
  | "locale"
  | "messages"
  | "formatMessage"
  | "formatDate"
  | "formatTime"
  | "formatNumber"
  | "formatNumberToParts"
  | "formatRelativeTime"
  | "formatDisplayName"
> {
  formatList(this: void, texts: Iterable<string>, options?: Intl.ListFormatOptions): string;
}

/** Creating a formatter takes longer than formatting: there is one for each language and options. */
function remembering<Rest extends readonly unknown[], Formatter>(
  Format: new (locale?: string | string[], ...options: Rest) => Formatter,
) {
  const made = new Map<string, Formatter>();
  return (locale?: string | string[], ...options: Rest): Formatter => {
    const key = JSON.stringify([locale, options]);
    const formatter = made.get(key) ?? new Format(locale, ...options);
    made.set(key, formatter);
    return formatter;
  };
}

const dates = remembering(Intl.DateTimeFormat);
const numbers = remembering(Intl.NumberFormat);
const lists = remembering(Intl.ListFormat);
const relativeTimes = remembering(Intl.RelativeTimeFormat);
const names = remembering(Intl.DisplayNames);

const formatters = {
  getDateTimeFormat: dates,
  getNumberFormat: numbers,
  getPluralRules: remembering(Intl.PluralRules),
};

/** The styles that texts name. */
const styles = { number: { percent: { style: "percent" } }, date: {}, time: {} } as const;

type Values = Readonly<Record<string, unknown>>;

/** The parts of a text as children: their order does not change, which a key says to React. */
const asChildren = (parts: readonly ReactNode[]): ReactNode[] =>
  parts.map((part, key) => (isValidElement(part) ? createElement(Fragment, { key }, part) : part));

/** Gives what draws a tag the parts in it as children. */
const withChildren = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: ReactNode[]) => value(asChildren(parts)) : value,
    ]),
  );

/**
 * A missing text or argument is a bug: in development and tests it throws, in production the console says why and the
 * member sees what else there is.
 */
function orElse<Shown>(format: () => Shown, otherwise: unknown): Shown | string {
  try {
    return format();
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    console.error(error);
    return String(otherwise);
  }
}

/**
 * Creates the formatters of one language.
 * @param locale - how numbers and dates are written
 */
export function createIntl(locale: string, messages: Messages): IntlShape {
  const formatMessage = (id: string, values: Values = {}): ReactNode => {
    const message = messages[id];
    if (!message) throw new Error(`Missing message: "${id}" for locale "${locale}"`);
    const shown = formatToParts<ReactNode>(message, locale, formatters, styles, {
      ...jointTags,
      ...withChildren(values),
    } as Record<string, string | FormatXMLElementFn<ReactNode>>).map(({ value }) => value);
    return shown.length > 1 ? asChildren(shown) : (shown[0] ?? "");
  };
  const dateOf = (value: unknown) =>
    (typeof value === "string" ? new Date(value) : value) as Date | number | undefined;
  return {
    locale,
    // A part of the catalogue by design: an id that is not loaded is reported when it is used.
    messages: messages as IntlShape["messages"],
    formatMessage: (({ id = "" }: { readonly id?: string }, values?: Values) =>
      orElse(() => formatMessage(id, values), id)) as IntlShape["formatMessage"],
    formatDate: (value, options) =>
      orElse(() => dates(locale, options).format(dateOf(value)), value),
    formatTime: (value, options = { hour: "numeric", minute: "numeric" }) =>
      orElse(() => dates(locale, options).format(dateOf(value)), value),
    formatNumber: (value, options) => orElse(() => numbers(locale, options).format(value), value),
    formatNumberToParts: (value, options) => numbers(locale, options).formatToParts(value),
    formatRelativeTime: (value, unit = "second", options) =>
      orElse(() => relativeTimes(locale, options).format(value, unit), value),
    formatList: (texts, options) =>
      orElse(() => lists(locale, options).format(texts), [...texts].join(", ")),
    formatDisplayName: (code, options) => orElse(() => names(locale, options).of(code), code),
  };
}
