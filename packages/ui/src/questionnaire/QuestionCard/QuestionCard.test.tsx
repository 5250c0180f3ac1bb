import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { QuestionCard, type QuestionCardProps } from "./QuestionCard.tsx";

const card = (props: Partial<QuestionCardProps> = {}) => (
  <QuestionCard
    questionId="everyday-1"
    text="A Saturday without plans lies ahead."
    blockName="Everyday life"
    number={3}
    count={12}
    {...props}
  >
    <input type="radio" aria-label="Fits most" />
  </QuestionCard>
);

const name = "Question 3 of 12 in Everyday life A Saturday without plans lies ahead.";

it("is headed by its place and its words, and names its control by them", async () => {
  const screen = await render(card({ headingLevel: 3 }));
  await expect.element(screen.getByRole("heading", { name, level: 3 })).toBeVisible();
  await expect
    .element(screen.getByRole("group", { name }).getByRole("radio", { name: "Fits most" }))
    .toBeVisible();
});

it("moves focus to the heading when the question changes, and not before", async () => {
  const screen = await render(card());
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole("radio").click();
  await screen.rerender(card({ error: "Please choose both." }));
  await expect.element(screen.getByRole("radio")).toHaveFocus();
  await screen.rerender(
    card({ questionId: "everyday-2", number: 4, text: "Something falls through." }),
  );
  await expect
    .element(
      screen.getByRole("heading", {
        name: "Question 4 of 12 in Everyday life Something falls through.",
      }),
    )
    .toHaveFocus();
});

it("says at once why an answer cannot be taken", async () => {
  const screen = await render(card());
  expect(screen.getByRole("alert").elements()).toHaveLength(0);
  await screen.rerender(card({ error: "An error occurred during submission." }));
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("An error occurred during submission.");
});
