import type { IntlShape } from "@gemel/i18n";
import { wholeSeconds } from "./format-duration.ts";

type Words = Pick<IntlShape, "formatNumber" | "formatList">;

/** A duration as one says it, "1 minute, 12 seconds", in the member's language. */
export function spokenDuration(ms: number, intl: Words): string {
  const seconds = wholeSeconds(ms);
  const minutes = Math.floor(seconds / 60);
  const count = (value: number, unit: "minute" | "second") =>
    intl.formatNumber(value, { style: "unit", unit, unitDisplay: "long" });
  const parts = [
    ...(minutes > 0 ? [count(minutes, "minute")] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [count(seconds % 60, "second")] : []),
  ];
  return intl.formatList(parts, { type: "unit" });
}
