import { contract } from "./contract.ts";
import * as css from "./contract.css.ts";
import {
  type Direction as DirectionProps,
  readLiveConnection,
  type FrameExample,
  type Frame as FrameProps,
  type FrameField,
} from "./read-socket.ts";
import { Sheet } from "./Sheet.tsx";
import { Markdown } from "@storybook/addon-docs/blocks";

const options = {
  forceBlock: true,
  // The page's own code is coloured for paper and vanishes in the dark.
  overrides: { code: { props: { className: css.inlineCode }, component: "code" } },
} as const;

/** A description of the contract, which is Markdown. */
function Prose({ children }: { children: string }) {
  return (
    <div className={css.prose}>
      <Markdown options={options}>{children}</Markdown>
    </div>
  );
}

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

function Frame({ name, description, isExtension, fields }: FrameProps) {
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

const { sent, received, closeCodes } = readLiveConnection(contract);

function Direction({ title, description, frames, examples }: DirectionProps & { title: string }) {
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <Prose>{description}</Prose>
      {frames.map((frame) => (
        <Frame key={frame.name} {...frame} />
      ))}
      <FrameExamples examples={examples} />
    </section>
  );
}

export function LiveConnection() {
  return (
    <Sheet>
      <Direction title="What the client sends" {...sent} />
      <Direction title="What the client receives" {...received} />
      <section>
        <h3 className={css.title}>Why it closes</h3>
        <dl>
          {Object.entries(closeCodes).map(([code, meaning]) => (
            <div key={code} className={`${css.row} ${css.closeCode}`}>
              <dt>
                <code className={css.code}>{code}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Sheet>
  );
}

interface FrameExamplesProps {
  readonly examples: readonly FrameExample[];
}

function FrameExamples({ examples }: FrameExamplesProps) {
  return (
    <section className={css.frame}>
      <h4 className={css.frameName}>Examples</h4>
      {examples.map(({ name, summary, json }) => (
        <details key={name} className={css.example}>
          <summary className={css.summary}>
            <code className={css.code}>{name}</code> {summary}
          </summary>
          <pre className={css.json}>{json}</pre>
        </details>
      ))}
    </section>
  );
}
