import type { SummaryPart } from "@gemel/psyche/summary";
import { type OfferedLocale, serverIntl } from "@gemel/i18n/server";
import { loveLanguageNames } from "@gemel/psyche/love-languages";
import { pastimeNames, valueNames } from "../../packages/psyche/src/instrument/design.ts";
import { readSource } from "../../packages/i18n/src/catalogue/read-catalogue.ts";

type Params = SummaryPart["params"];

/** The possible values of a text's arguments. */
const values: Readonly<Record<string, readonly (string | number)[]>> = {
  sure: ["clear", "leaning"],
  most: ["yes", "no"],
  count: ["two", "three"],
  sureness: ["little", "tentative", "steady"],
  confidence: Array.from({ length: 101 }, (_none, percent) => percent / 100),
  points: Array.from({ length: 8 }, (_none, step) => 5 * step),
};

/** The possible names of what comes first, by the part of an id that gives the kind. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  love: loveLanguageNames,
  value: valueNames,
  value_level: valueNames,
  pastime: pastimeNames,
  pastime_level: pastimeNames,
};

const valuesOf = (id: string, argument: string): readonly (string | number)[] => {
  const kind = id.split(".").find((part) => part in kinds) ?? "";
  return values[argument] ?? kinds[kind] ?? [];
};

/** Every way to say a text, by its arguments. */
function everyParams(id: string, message: string): Params[] {
  const names = new Set(
    Array.from(message.matchAll(/\{(\w+), (?:select|number)[,}]/g), ([, name = ""]) => name),
  );
  let all: Params[] = [{}];
  for (const name of names)
    all = all.flatMap((params) =>
      valuesOf(id, name).map((value) => ({ ...params, [name]: value })),
    );
  return all.filter(({ one, other }) => one === undefined || one !== other);
}

const sources = Object.entries(readSource()).flatMap(([id, { message }]) =>
  id.startsWith("insights.") ? [{ id: id as SummaryPart["id"], message }] : [],
);

/** A part of a summary but for how it stands in Markdown. */
type Said = Pick<SummaryPart, "id" | "params">;

/** Every text of a summary in a language, and what a whole summary says, read from its words alone. */
export function summaryReader(language: OfferedLocale) {
  const intl = serverIntl(language);
  const texts = sources.flatMap(({ id, message }) =>
    everyParams(id, message).map((params) => ({
      part: { id, params },
      text: intl.formatMessage({ id }, params),
    })),
  );
  const known = new Map<string, Said>(texts.map(({ part, text }) => [text, part]));
  const read = (summary: string): SummaryPart[] =>
    summary.split(/\n+/).map((line) => {
      const [, mark, text = ""] = /^(## |- |)(.*)$/.exec(line) ?? [];
      const part = known.get(text);
      if (part === undefined) throw new Error(`no text of ours: ${line}`);
      return { ...part, kind: mark === "## " ? "heading" : mark === "- " ? "item" : "paragraph" };
    });
  return { texts, read };
}
