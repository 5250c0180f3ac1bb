import { type SummaryPart, summaryParts } from "@gemel/psyche/summary";
import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../accounts/account.ts";
import type { Portrait } from "./insights.ts";

const marks: Readonly<Record<SummaryPart["kind"], string>> = {
  heading: "## ",
  paragraph: "",
  item: "- ",
};

/** Writes what a portrait says as Markdown in a language. Whatever writes summaries stands behind this. */
export function composeSummary(portrait: Portrait, language: Language): string {
  const intl = serverIntl(language);
  let written = "";
  let before: SummaryPart["kind"] | undefined;
  for (const { kind, id, params } of summaryParts(portrait)) {
    const text = `${marks[kind]}${intl.formatMessage({ id }, { ...params })}`;
    const gap = kind === "item" && before === "item" ? "\n" : "\n\n";
    written += before === undefined ? text : `${gap}${text}`;
    before = kind;
  }
  return written;
}
