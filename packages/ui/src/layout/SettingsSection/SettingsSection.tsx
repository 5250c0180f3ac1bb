import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { icon as circle } from "../Suggestion/Suggestion.css.ts";
import * as css from "./SettingsSection.css.ts";

export interface SettingsSectionProps {
  /** Unique on the page: an address with it leads here. */
  id: string;
  /** An icon of lucide, `size="1em"`. @default none */
  icon?: ReactNode;
  title: ReactNode;
  /** How it is set now, in one line; its place is kept while that is not known. */
  summary?: ReactNode;
  /** The subject of the section, in a sentence or two. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * One group of settings in `SettingsGroups`: its line in the list, and the panel that it opens. Its content
 * is saved on its own.
 *
 * Not for the fields of one long form (`FieldGroup`), nor for a text to read (`LongText`).
 */
export function SettingsSection({
  id,
  icon,
  title,
  summary,
  note,
  children,
}: SettingsSectionProps) {
  const summaryId = useId();
  return (
    <div id={id} className={css.section}>
      <Disclosure id={id} className={css.section}>
        <div className={css.head}>
          {icon ? (
            <span aria-hidden className={`${circle} ${css.icon}`}>
              {icon}
            </span>
          ) : null}
          <h2 className={css.title}>
            <Button slot="trigger" className={css.trigger} aria-describedby={summaryId}>
              {title}
            </Button>
          </h2>
          <p id={summaryId} className={css.summary}>
            {summary}
          </p>
          <span aria-hidden className={css.arrow}>
            <ChevronDown size="1em" strokeWidth={1.75} />
          </span>
        </div>
        <DisclosurePanel role="region" className={css.panel}>
          <div className={css.body}>
            <p aria-hidden className={css.name}>
              {title}
            </p>
            {note ? <p className={css.note}>{note}</p> : null}
            {children}
          </div>
        </DisclosurePanel>
      </Disclosure>
    </div>
  );
}
