import "@gemel/ui/styles";
import { useIntl } from "@gemel/i18n";
import { DateField } from "@gemel/ui/DateField";
import { NumberField } from "@gemel/ui/NumberField";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { initialLanguage, LanguageProvider, loadLanguage, useLanguage } from "./Language.tsx";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function Written() {
  const intl = useIntl();
  const { locale } = useLanguage();
  return (
    <>
      <output>{locale}</output>
      <time>{intl.formatDate("2026-03-04T12:00:00Z", { dateStyle: "long" })}</time>
      <DateField label="Date" value="2026-03-04" />
      <NumberField label="Number" step={0.1} value={61.5} />
    </>
  );
}

const firstPartOfDate = (screen: Awaited<ReturnType<typeof render>>) =>
  screen.getByRole("spinbutton").first().element().getAttribute("data-type");

test.each([
  {
    stored: "en",
    browser: ["en-GB"],
    texts: "en",
    date: "4 March 2026",
    first: "day",
    number: "61.5",
  },
  {
    stored: "en-US",
    browser: ["en-GB"],
    texts: "en",
    date: "March 4, 2026",
    first: "month",
    number: "61.5",
  },
  {
    stored: "de-CH",
    browser: ["en-GB"],
    texts: "de",
    date: "4. März 2026",
    first: "day",
    number: "61.5",
  },
  {
    stored: "DE",
    browser: ["en-GB"],
    texts: "de",
    date: "4. März 2026",
    first: "day",
    number: "61,5",
  },
  {
    stored: "es-MX",
    browser: ["de-CH"],
    texts: "es",
    date: "4 de marzo de 2026",
    first: "day",
    number: "61.5",
  },
  {
    stored: "zh-Hant",
    browser: ["pt_BR", "de-AT-1996"],
    texts: "de",
    date: "4. März 2026",
    first: "day",
    number: "61,5",
  },
  {
    stored: null,
    browser: ["fr-CA"],
    texts: "fr",
    date: "4 mars 2026",
    first: "year",
    number: "61,5",
  },
])(
  "with $stored stored and the browser's $browser, texts, dates and numbers are the reader's",
  async ({ stored, browser, texts, date, first, number }) => {
    if (stored) localStorage.setItem("lang", stored);
    vi.spyOn(navigator, "languages", "get").mockReturnValue(browser);
    const screen = await render(
      <LanguageProvider initial={await loadLanguage(initialLanguage())}>
        <Written />
      </LanguageProvider>,
    );
    await expect.element(screen.getByRole("status")).toHaveTextContent(texts);
    expect(document.documentElement.lang).toBe(texts);
    expect(screen.container.querySelector("time")?.textContent).toBe(date);
    expect(firstPartOfDate(screen)).toBe(first);
    await expect.element(screen.getByRole("textbox", { name: "Number" })).toHaveValue(number);
  },
);

test("a page that was made at build takes the reader's region once it is there", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  const screen = await render(
    <LanguageProvider initial={await loadLanguage(initialLanguage("en"))}>
      <Written />
    </LanguageProvider>,
  );
  await expect.element(screen.getByText("4 March 2026")).toBeVisible();
});
