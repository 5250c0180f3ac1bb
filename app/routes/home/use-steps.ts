import { useIntl } from "@gemel/i18n";
import type { OnboardingStep } from "@gemel/ui/OnboardingGuide";

const titles = ["shell.nav.profile", "shell.nav.questionnaire", "home.insights.title"] as const;

/** The way into Gemel. @param current the index of the step that the member has come to */
export function useSteps(current: number): OnboardingStep[] {
  const intl = useIntl();
  return titles.map((id, index) => ({
    title: intl.formatMessage({ id }),
    state: index < current ? "done" : index === current ? "current" : "next",
  }));
}
