import { useId, type ReactNode } from "react";
import * as css from "./FieldGroup.css.ts";

export interface FieldGroupProps {
  /** Names the group; read when one comes to its fields. */
  title: ReactNode;
  /** A note that applies to all of its fields. */
  note?: ReactNode;
  /** Fields; side by side in pairs from 768 px on. */
  children: ReactNode;
  /** A field that takes the whole width, below the pairs. */
  last?: ReactNode;
}

/**
 * Fields of a long form that belong together, under a title that is read with them.
 *
 * Not for a short form, nor for the choices of one question (`RadioGroup`).
 */
export function FieldGroup({ title, note, children, last }: FieldGroupProps) {
  const noteId = useId();
  return (
    <fieldset className={css.group} {...(note ? { "aria-describedby": noteId } : {})}>
      <legend className={css.title}>{title}</legend>
      {note ? (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      ) : null}
      <div className={css.fields}>{children}</div>
      {last}
    </fieldset>
  );
}
