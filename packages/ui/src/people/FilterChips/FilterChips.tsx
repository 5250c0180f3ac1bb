import { useIntl } from "@gemel/i18n";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { countOfSet, type Filters } from "../FilterPanel/filters.ts";
import { sexLabels } from "../FilterPanel/sex-labels.ts";
import * as css from "./FilterChips.css.ts";

export interface FilterChipsProps {
  /** The filters that count; null while they are not known. */
  value: Filters | null;
  /** Opens the `FilterPanel`. Left out where something else in view does (`FilterSidebar`). */
  onOpen?: (() => void) | undefined;
}

/**
 * The filters that count, beside a title, while their panel is closed: pressing any of them opens it.
 * On a phone one button says how many are set. Without `onOpen` they are words and no buttons.
 *
 * Not for facts about a person (`PersonFacts`).
 */
export function FilterChips({ value, onOpen }: FilterChipsProps) {
  const intl = useIntl();
  const count = value === null ? 0 : countOfSet(value);
  if (onOpen === undefined)
    return value && <p className={css.words}>{textsOf(value, intl).join("\u00A0· ")}</p>;
  return (
    <div className={css.chips}>
      <Button className={css.chip} aria-expanded={false} onPress={onOpen}>
        <span aria-hidden className={css.icon}>
          <SlidersHorizontal size="1em" />
        </span>
        {intl.formatMessage({ id: "people.filters.title" })}
        {count === 0 ? null : <span className={css.count}>{intl.formatNumber(count)}</span>}
      </Button>
      {value === null
        ? null
        : textsOf(value, intl).map((text) => (
            <Button key={text} className={css.chip} onPress={onOpen}>
              {text}
            </Button>
          ))}
    </div>
  );
}

/** The filters as text; a filter that makes no difference is left out. */
function textsOf(filters: Filters, intl: ReturnType<typeof useIntl>): string[] {
  const distance = intl.formatNumber(filters.distanceKm, { style: "unit", unit: "kilometer" });
  return [
    filters.sex !== "any" && intl.formatMessage({ id: sexLabels[filters.sex] }),
    intl.formatMessage(
      { id: "people.filters.ages" },
      { youngest: filters.youngest, oldest: filters.oldest },
    ),
    intl.formatMessage({ id: "people.filters.upTo" }, { distance }),
    filters.wantsChildren && intl.formatMessage({ id: "people.filters.children" }),
    filters.acceptsPets && intl.formatMessage({ id: "people.filters.pets" }),
    filters.requiresVoice && intl.formatMessage({ id: "people.filters.voice" }),
  ].filter((text) => text !== false);
}
