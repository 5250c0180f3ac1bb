import type { ReactNode } from "react";
import { Card, type CardProps } from "../Card/Card.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Steps.css.ts";

export interface Step {
  /** Its number as a word: the list already counts for screen readers. */
  number: string;
  title: ReactNode;
  text: ReactNode;
  /** A text that shows the meaning. @default none */
  example?: StepExample;
  /** @default "sunken" */
  tone?: CardProps["tone"];
}

interface StepExample {
  /** The author of the words; if it is an AI, the text says so. */
  from: ReactNode;
  words: ReactNode;
  /** Whether the reader would say them: they stand at the end, in the colour of own messages. @default false */
  isOwn?: boolean;
}

export interface StepsProps {
  /** Names the section; not shown. */
  label: string;
  /** Three steps in order, each with its number as a word, a title, a text and an example. */
  steps: readonly Step[];
  /** A remark below them. */
  children?: ReactNode;
}

/**
 * How something works, in three short steps side by side.
 *
 * Not for a task with progress (`OnboardingGuide`).
 */
export function Steps({ label, steps, children }: StepsProps) {
  return (
    <section className={css.section}>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ol role="list" className={css.list}>
        {steps.map((step) => (
          <Card key={step.number} as="li" tone={step.tone ?? "sunken"}>
            <div className={css.step}>
              <span aria-hidden="true" className={css.number}>
                {step.number}
              </span>
              <h3 className={css.title}>{step.title}</h3>
              <p>{step.text}</p>
              {step.example && <Example {...step.example} />}
            </div>
          </Card>
        ))}
      </ol>
      {children ? <div className={css.remark}>{children}</div> : null}
    </section>
  );
}

function Example({ from, words, isOwn = false }: StepExample) {
  return (
    <figure className={css.example}>
      <figcaption className={css.from}>{from}</figcaption>
      <blockquote className={isOwn ? css.own : css.said}>{words}</blockquote>
    </figure>
  );
}
