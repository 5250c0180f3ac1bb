import { otherYear, useIntl } from "@gemel/i18n";
import { useCallback } from "react";
import { isSameDay } from "./grouping.ts";

const dayBefore = (day: Date): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() - 1);

/**
 * A function that names a day as one would on the day given: today, yesterday, or its date. It stays
 * the same while the day and the language do.
 */
export function useDayLabel(today: Date): (day: Date) => string {
  const intl = useIntl();
  return useCallback(
    (day) => {
      if (isSameDay(day, today)) return intl.formatMessage({ id: "chat.day.today" });
      if (isSameDay(day, dayBefore(today))) return intl.formatMessage({ id: "chat.day.yesterday" });
      return intl.formatDate(day, {
        weekday: "long",
        day: "numeric",
        month: "long",
        ...otherYear(day, today),
      });
    },
    [intl, today],
  );
}
