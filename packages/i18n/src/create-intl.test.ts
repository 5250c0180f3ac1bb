import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl as createWholeIntl } from "react-intl";
import { describe, expect, test, vi } from "vitest";
import { compileCatalogue } from "./catalogue/compile-catalogue.ts";
import { createIntl, type IntlShape } from "./create-intl.ts";
import { expandMessages } from "./expand-messages.ts";
import { jointTags } from "./joints.ts";
import { locales, partialLocales } from "./locales.ts";
import type { MessageId } from "./message-id.ts";

type Values = Record<string, string | number | ((parts: ReactNode) => ReactNode)>;

/** Returns a value for each argument of a text. */
function valuesFor(elements: readonly MessageFormatElement[], count: number): Values {
  const values: Values = {};
  for (const element of elements) {
    if (element.type === 0 || element.type === 7) continue;
    if (element.type === 8) {
      if (!(element.value in jointTags))
        values[element.value] = (parts) => createElement("em", null, parts);
      Object.assign(values, valuesFor(element.children, count));
    } else values[element.value] = element.type === 1 ? "Anna" : count;
    if (element.type === 5 || element.type === 6)
      for (const { value } of Object.values(element.options))
        Object.assign(values, valuesFor(value, count));
  }
  return values;
}

test.each([...locales, ...partialLocales])("%s: every text is as react-intl has it", (locale) => {
  const messages = expandMessages(compileCatalogue(locale, () => true));
  const whole = createWholeIntl({
    locale,
    messages: messages as never,
    defaultRichTextElements: jointTags as never,
  });
  const own = createIntl(locale, messages);
  const error = vi.spyOn(console, "error");
  const markup = (shown: ReactNode) => renderToStaticMarkup(createElement("p", null, shown));
  for (const [id, elements] of Object.entries(messages)) {
    for (const count of [0, 1, 2.5, 1_000]) {
      const values = valuesFor(elements, count) as never;
      const shown = own.formatMessage({ id: id as MessageId }, values) as ReactNode;
      expect(markup(shown), id).toBe(
        markup(whole.formatMessage({ id: id as MessageId }, values) as ReactNode),
      );
    }
  }
  // React's, of parts without a key.
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

const at = "2026-11-20T18:04:00Z";

const formatsOf = (intl: IntlShape) => [
  intl.formatDate(at),
  intl.formatDate(new Date(at), { dateStyle: "long", timeStyle: "short" }),
  intl.formatTime(at),
  intl.formatNumber(0.5, { style: "percent" }),
  intl.formatNumber(1_234.5),
  intl.formatNumberToParts(0.5, { style: "percent" }),
  intl.formatRelativeTime(-1, "day", { numeric: "auto" }),
  intl.formatList(["a", "b", "c"]),
  intl.formatList(["a", "b"], { type: "unit" }),
  intl.formatDisplayName("CH", { type: "region" }),
];

test.each([...locales, "de-CH", "en-US"])("%s: formats are as react-intl has them", (locale) => {
  expect(formatsOf(createIntl(locale, {}))).toEqual(
    formatsOf(createWholeIntl({ locale }) as unknown as IntlShape),
  );
});

describe("what cannot be formatted", () => {
  const messages = expandMessages(compileCatalogue("en", (id) => id.startsWith("people.")));
  const intl = createIntl("en", messages);
  const id = "people.conversation.unread";

  test("throws in development and tests", () => {
    expect(() => intl.formatMessage({ id: "no.text" as MessageId })).toThrow(
      'Missing message: "no.text"',
    );
    expect(() => intl.formatMessage({ id })).toThrow("count");
    expect(() => intl.formatDate("soon")).toThrow(RangeError);
  });

  test("shows what else there is in production, and the console says why", () => {
    vi.stubEnv("DEV", false);
    const error = vi.spyOn(console, "error").mockReturnValue();
    try {
      expect(intl.formatMessage({ id: "no.text" as MessageId })).toBe("no.text");
      expect(intl.formatMessage({ id })).toBe(id);
      expect(intl.formatDate("soon")).toBe("soon");
      expect(error).toHaveBeenCalledTimes(3);
    } finally {
      vi.unstubAllEnvs();
      error.mockRestore();
    }
  });
});
