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

it("restarts its line with another choice, and only then", async () => {
  const actions = (choice: string) => (
    <QuestionnaireActions onNext={onNext} isAdvancing choice={choice} />
  );
  const screen = await render(actions("a b"));
  // Tests ask for reduced motion, so the line stands still: another one takes its place.
  const bar = screen.getByRole("button").element().closest("[data-advancing]");
  const line = bar?.animate({ opacity: [1, 1] }, 500);
  line?.pause();
  if (line) line.currentTime = 300;
  await screen.rerender(actions("a b"));
  expect(line?.currentTime).toBe(300);
  await screen.rerender(actions("a c"));
  expect(line?.currentTime).toBe(0);
});
