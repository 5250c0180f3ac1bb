import "@gemel/ui/styles";
import { useIntl } from "@gemel/i18n";
import { DateField } from "@gemel/ui/DateField";
import { NumberField } from "@gemel/ui/NumberField";
import { useEffect } from "react";
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
  ["en", ["en-GB"], "en", "4 March 2026", "day", "61.5"],
  ["en-US", ["en-GB"], "en", "March 4, 2026", "month", "61.5"],
  ["de-CH", ["en-GB"], "de", "4. März 2026", "day", "61.5"],
  ["DE", ["en-GB"], "de", "4. März 2026", "day", "61,5"],
  ["es-MX", ["de-CH"], "es", "4 de marzo de 2026", "day", "61.5"],
  ["zh-Hant", ["pt_BR", "de-AT-1996"], "de", "4. März 2026", "day", "61,5"],
  [null, ["fr-CA"], "fr", "4 mars 2026", "year", "61,5"],
] as const)(
  "with %s stored and the browser's %j, texts, dates and numbers are the reader's",
  async (stored, browser, texts, date, first, number) => {
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

test("of two choices the later holds, whichever texts come first", async () => {
  let choose: ReturnType<typeof useLanguage>["choose"] = () => Promise.resolve();
  function Choice() {
    const language = useLanguage();
    useEffect(() => {
      ({ choose } = language);
    });
    return <output>{language.locale}</output>;
  }
  const screen = await render(
    <LanguageProvider initial={await loadLanguage({ texts: "en" })}>
      <Choice />
    </LanguageProvider>,
  );
  // The English texts are there, the Italian ones are not.
  await Promise.all([choose("it"), choose("en")]);
  await expect.element(screen.getByRole("status")).toHaveTextContent("en");
  expect(localStorage.getItem("lang")).toBe("en");
});
