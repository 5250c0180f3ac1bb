import { expect, test } from "vitest";
import { LinkButton } from "../../actions/LinkButton/LinkButton.tsx";
import { render } from "../../testing/render.tsx";
import { OnboardingGuide } from "./OnboardingGuide.tsx";

test("says what is done, what comes now and what follows", async () => {
  const screen = await render(
    <OnboardingGuide
      title="Now the questions"
      steps={[
        { title: "Your profile", state: "done" },
        { title: "The questionnaire", state: "current" },
        { title: "Your twin", state: "next" },
      ]}
      action={<LinkButton href="/questionnaire">Start</LinkButton>}
    />,
  );
  const region = screen.getByRole("region", { name: "Now the questions" });
  await expect.element(region.getByRole("link", { name: "Start" })).toBeVisible();
  const steps = screen.getByRole("listitem").elements();
  expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["Your profiledone", null],
    ["2The questionnairenow", "step"],
    ["3Your twinlater", null],
  ]);
});
