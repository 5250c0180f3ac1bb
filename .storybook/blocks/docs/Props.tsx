import { Markdown, useOf } from "@storybook/addon-docs/blocks";
import { choices } from "virtual:gemel-choices";
import { describeProp } from "../../props/describe-prop.ts";
import { propsOf } from "../../props/props-of.ts";
import * as css from "./Props.css.ts";
import { Section } from "./Section.tsx";

interface PropsProps {
  /** The part of react-aria-components that it wraps and passes everything else on to. */
  wraps?: string;
}

export function Props({ wraps }: PropsProps) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const props = Object.entries(propsOf(preparedMeta.component))
    .map(([name, docgen]) => describeProp(name, docgen, choices))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  if (props.length === 0) return null;
  return (
    <Section title="Props">
      <dl className={css.list}>
        {props.map(({ name, type, isRequired, initial, text }) => (
          <div key={name} className={css.row}>
            <dt className={css.head}>
              <code className={css.name}>{name}</code>
              {isRequired ? <span className={css.required}>required</span> : null}
            </dt>
            <dd>
              <code className={css.type}>{type}</code>
              {initial === undefined ? null : (
                <span className={css.initial}>
                  {" "}
                  by default <code>{initial}</code>
                </span>
              )}
              <Markdown options={{ forceWrapper: true }}>{text}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
      {wraps === undefined ? null : (
        <p className={css.rest}>
          Everything else goes to react-aria’s{" "}
          <a href={`https://react-aria.adobe.com/${wraps}`} target="_blank" rel="noreferrer">
            {wraps}
          </a>
          , but <code>className</code> and <code>style</code>.
        </p>
      )}
    </Section>
  );
}
