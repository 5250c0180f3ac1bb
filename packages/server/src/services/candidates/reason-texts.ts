import {
  type Compatibility,
  type DimensionName,
  dimensionNames,
  reasonMessageId,
} from "@gemel/psyche/compatibility";
import { type Locale, serverIntl } from "@gemel/i18n/server";

/** Why each side of a compatibility is what it is, as a sentence in a language. */
export function reasonTexts(
  { reasons, low_confidence }: Pick<Compatibility, "low_confidence" | "reasons">,
  language: Locale,
): { readonly [Name in DimensionName]?: string } {
  const intl = serverIntl(language);
  const texts: { [Name in DimensionName]?: string } = {};
  for (const name of dimensionNames) {
    const reason = reasons[name];
    if (reason === undefined) continue;
    const text = intl.formatMessage({ id: reasonMessageId(reason) }, { ...reason.params });
    texts[name] = low_confidence
      ? intl.formatMessage({ id: "why.unsure" }, { reason: text })
      : text;
  }
  return texts;
}
