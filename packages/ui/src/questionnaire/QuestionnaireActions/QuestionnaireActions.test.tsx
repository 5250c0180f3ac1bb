import { afterEach, expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { QuestionnaireActions } from "./QuestionnaireActions.tsx";

const onBack = vi.fn<() => void>();
const onNext = vi.fn<() => void>();

afterEach(() => vi.clearAllMocks());

it("leads back and on", async () => {
  const screen = await render(<QuestionnaireActions onBack={onBack} onNext={onNext} />);
  await screen.getByRole("button", { name: "Back" }).click();
  await screen.getByRole("button", { name: "Next" }).click();
  expect([onBack.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1]);
});

it("leads nowhere back from the first question", async () => {
  const screen = await render(<QuestionnaireActions onNext={onNext} />);
  const names = screen.getByRole("button").elements();
  expect(names.map((button) => button.textContent)).toEqual(["Next"]);
});

it("hands in on the last question, once", async () => {
  const screen = await render(<QuestionnaireActions onBack={onBack} onNext={onNext} isLast />);
  await screen.getByRole("button", { name: "Submit" }).click();
  await screen.rerender(
    <QuestionnaireActions onBack={onBack} onNext={onNext} isLast isSubmitting />,
  );
  await expect.element(screen.getByText("Your answers are being sent…")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Back" })).toBeDisabled();
  await screen.getByRole("button", { name: "Submit" }).click({ force: true });
  expect(onNext).toHaveBeenCalledTimes(1);
});

it("shows that the next question follows, but announces only the question itself", async () => {
  const screen = await render(<QuestionnaireActions onNext={onNext} isAdvancing />);
  const hint = screen.getByText("The next question follows…");
  await expect.element(hint).toBeVisible();
  expect(hint.element().closest("[role=status]")).toBeNull();
});
