import type { ReactNode } from "react";
import { Check } from "lucide-react";
import { useIntl, type MessageId } from "@gemel/i18n";
import { Card } from "../../layout/Card/Card.tsx";
import { PlumPanel } from "../../layout/PlumPanel/PlumPanel.tsx";
import { StageRings, type StageRingsProps } from "./StageRings.tsx";
import * as css from "./OnboardingGuide.css.ts";

export const stepStates = ["done", "current", "next"] as const;

export interface OnboardingStep {
  title: ReactNode;
  state: (typeof stepStates)[number];
}

export interface OnboardingGuideProps extends Pick<StageRingsProps, "face"> {
  /** The next thing to do. */
  title: ReactNode;
  /** The request to the member, in a sentence or two. */
  children?: ReactNode;
  /** In order; one of them is `current`. @default not shown */
  steps?: readonly OnboardingStep[];
  /** Leads to the current step: one `LinkButton`. @default the member has nothing to do */
  action?: ReactNode;
  /** How many questions there are, once the profile is there. */
  count?: number;
  /** In the second ring, while the answers are read: a `Spinner`. */
  waiting?: ReactNode;
}

const spoken = {
  done: "ui.onboardingGuide.done",
  current: "ui.onboardingGuide.current",
  next: "ui.onboardingGuide.next",
} as const satisfies Record<OnboardingStep["state"], MessageId>;

/**
 * The way into Gemel: what comes now, with the one way on, then all steps. The two rings fill as one goes on.
 *
 * Not for members who have arrived (`onboarding_complete`), nor for the progress of one form.
 */
export function OnboardingGuide(props: OnboardingGuideProps) {
  const { title, children, steps, action, face, count, waiting } = props;
  const intl = useIntl();
  return (
    <div className={css.guide}>
      <PlumPanel
        isPictureFirst
        tone={waiting ? "plum" : face ? "garnet" : "sunken"}
        title={title}
        actions={action}
        picture={
          <StageRings face={face}>
            {count === undefined ? waiting : intl.formatNumber(count)}
          </StageRings>
        }
      >
        {children}
      </PlumPanel>
      {steps && (
        <Card>
          <ol role="list" className={css.steps}>
            {steps.map((step, index) => (
              <Step key={index} {...step} number={index + 1} />
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}

function Step({ title, state, number }: OnboardingStep & { number: number }) {
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
      <span>{title}</span>
      <span className={css.state}>{intl.formatMessage({ id: spoken[state] })}</span>
    </li>
  );
}
