import * as css from "./contract.css.ts";
import type { FrameExample } from "./read-socket.ts";

interface FrameExamplesProps {
  readonly examples: readonly FrameExample[];
}

/** Named examples, each opened on demand. */
export function FrameExamples({ examples }: FrameExamplesProps) {
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
