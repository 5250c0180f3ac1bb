import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Interlude } from "./Interlude.tsx";

const interlude = (chosen: number, onNext = vi.fn<() => void>()) => (
  <Interlude done={1} count={7} chosen={chosen} nextName="What does you good" onNext={onNext} />
);

test("takes the focus, says what was counted, and goes on by keyboard", async () => {
  const onNext = vi.fn<() => void>();
  const screen = await render(interlude(20, onNext));
  const heading = screen.getByRole("heading", {
    name: "20 sentences are like you, and as many are not.",
  });
  await expect.element(heading).toHaveFocus();
  await expect.element(screen.getByText("Next: What does you good")).toBeVisible();
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onNext).toHaveBeenCalledTimes(1);
});

test("says nothing of choices where there are none", async () => {
  const screen = await render(interlude(0));
  const heading = screen.getByRole("heading", { level: 2 });
  await expect.element(heading).toHaveTextContent("Part 1 of 7 is done");
});
