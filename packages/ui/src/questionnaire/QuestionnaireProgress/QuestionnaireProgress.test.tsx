import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { QuestionnaireProgress } from "./QuestionnaireProgress.tsx";

it("says the progress of the part and of the whole, in words and numbers", async () => {
  const screen = await render(
    <QuestionnaireProgress
      blockName="Everyday life"
      number={3}
      count={12}
      answered={2}
      total={40}
    />,
  );
  const bars = screen.getByRole("progressbar").elements();
  expect(
    bars.map((bar) => [bar.ariaValueNow, bar.ariaValueMax, bar.getAttribute("aria-valuetext")]),
  ).toEqual([
    ["2", "40", "2 of 40 answered"],
    ["3", "12", "Question 3 of 12"],
  ]);
  await expect.element(screen.getByRole("progressbar", { name: "Everyday life" })).toBeVisible();
  await expect
    .element(screen.getByRole("progressbar", { name: "Whole questionnaire" }))
    .toBeVisible();
});
