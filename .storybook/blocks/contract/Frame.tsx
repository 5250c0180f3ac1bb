import * as css from "./contract.css.ts";
import { Prose } from "./Prose.tsx";
import type { Frame as FrameProps, FrameField } from "./read-socket.ts";

const ExtensionBadge = () => <span className={css.badge}>Extension</span>;

function Field({ name, type, description, isRequired, isExtension }: FrameField) {
  return (
    <div className={css.row}>
      <dt className={css.fieldName}>
        <code className={css.code}>{name}</code> <span className={css.type}>{type}</span>{" "}
        {isRequired && <span className={css.required}>required</span>}{" "}
        {isExtension && <ExtensionBadge />}
      </dt>
      <dd>
        <Prose>{description}</Prose>
      </dd>
    </div>
  );
}

/** One kind of frame: what it is for, and its fields on demand. */
export function Frame({ name, description, isExtension, fields }: FrameProps) {
  return (
    <section className={css.frame}>
      <h4 className={css.frameName}>
        {name} {isExtension && <ExtensionBadge />}
      </h4>
      <Prose>{description}</Prose>
      <details>
        <summary className={css.summary}>{`${fields.length} fields of ${name}`}</summary>
        <dl>
          {fields.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </dl>
      </details>
    </section>
  );
}
