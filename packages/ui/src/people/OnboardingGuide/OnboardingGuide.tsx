import { useId, type ReactNode } from "react";
import { Check } from "lucide-react";
import { useIntl, type MessageId } from "@gemel/i18n";
import { Card } from "../../layout/Card/Card.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./OnboardingGuide.css.ts";

export const stepStates = ["done", "current", "next"] as const;

export interface OnboardingStep {
  title: ReactNode;
  /** What it asks for, in a line. */
  text?: ReactNode;
  state: (typeof stepStates)[number];
}

export interface OnboardingGuideProps {
  title: ReactNode;
  /** Why it is worth it, in a sentence or two. */
  children?: ReactNode;
  /** In order; one of them is `current`. */
  steps: readonly OnboardingStep[];
  /** To the current step: one `LinkButton`. */
  action: ReactNode;
}

const spoken = {
  done: "ui.onboardingGuide.done",
  current: "ui.onboardingGuide.current",
  next: "ui.onboardingGuide.next",
} as const satisfies Record<OnboardingStep["state"], MessageId>;

/**
 * The way into Gemel: what is done, what comes now, what follows.
 *
 * Not for members who have arrived (`onboarding_complete`), nor for the progress of one form.
 */
export function OnboardingGuide({ title, children, steps, action }: OnboardingGuideProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={titleId}>
      <div className={css.guide}>
        <div>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          {children ? <div className={css.words}>{children}</div> : null}
        </div>
        <ol role="list" className={css.steps}>
          {steps.map((step, index) => (
            <Step key={index} {...step} number={index + 1} />
          ))}
        </ol>
        {action ? <div>{action}</div> : null}
      </div>
    </Card>
  );
}

function Step({ title, text, state, number }: OnboardingStep & { number: number }) {
  const intl = useIntl();
  return (
    <li
      className={css.step}
      data-state={state}
      aria-current={state === "current" ? "step" : undefined}
    >
      <span className={css.sign} aria-hidden="true">
        {state === "done" ? <Check size="1em" /> : intl.formatNumber(number)}
      </span>
      <span className={css.stepTitle}>
        {title}
        <VisuallyHidden>{` (${intl.formatMessage({ id: spoken[state] })})`}</VisuallyHidden>
      </span>
      {text ? <span className={css.stepText}>{text}</span> : null}
    </li>
  );
}
