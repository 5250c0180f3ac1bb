import { type SummaryPart, summaryParts } from "@gemel/psyche/summary";
import { serverIntl } from "@gemel/i18n/server";
import type { Language } from "../../foundation/member.ts";
import type { Portrait } from "../../database/documents.ts";

const marks: Readonly<Record<SummaryPart["kind"], string>> = {
  heading: "## ",
  paragraph: "",
  item: "- ",
};

export const composeSummary = (portrait: Portrait, language: Language): string =>
  write(summaryParts(portrait), language);

/** Composes the text of a portrait without its sureness. */
export const composeFindings = (portrait: Portrait, language: Language): string =>
  write(
    summaryParts(portrait).filter((part) => !isSureness(part)),
    language,
  );

export const composeSureness = (portrait: Portrait, language: Language): string =>
  write(summaryParts(portrait).filter(isSureness), language);

const isSureness = ({ id }: SummaryPart): boolean => id === "insights.sure";

function write(parts: readonly SummaryPart[], language: Language): string {
  const intl = serverIntl(language);
  let written = "";
  let before: SummaryPart["kind"] | undefined;
  for (const { kind, id, params } of parts) {
    const text = `${marks[kind]}${intl.formatMessage({ id }, { ...params })}`;
    const gap = kind === "item" && before === "item" ? "\n" : "\n\n";
    written += before === undefined ? text : `${gap}${text}`;
    before = kind;
  }
  return written;
}
