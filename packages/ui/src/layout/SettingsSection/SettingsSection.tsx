import { useId, type ReactNode } from "react";
import * as css from "./SettingsSection.css.ts";

export interface SettingsSectionProps {
  /** Unique on the page: an address with it leads here. */
  id: string;
  title: ReactNode;
  /** What it is about, in a sentence or two. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * One subject of a page of settings, under its heading: whatever stands in it is saved on its own.
 *
 * Not for the fields of one long form (`FieldGroup`), nor for a text to read (`LongText`).
 */
export function SettingsSection({ id, title, note, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {note ? <p className={css.note}>{note}</p> : null}
      </div>
      {children}
    </section>
  );
}
