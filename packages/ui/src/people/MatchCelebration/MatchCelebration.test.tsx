import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { MatchCelebration, type MatchCelebrationProps } from "./MatchCelebration.tsx";

const spies = () => ({
  onOpenChange: vi.fn<(isOpen: boolean) => void>(),
  onWrite: vi.fn<() => void>(),
  onAdvisor: vi.fn<() => void>(),
});

const celebrate = (props: Partial<MatchCelebrationProps> = {}) => {
  const all = spies();
  return {
    ...all,
    rendered: render(<MatchCelebration name="Rosalind" isOpen {...all} {...props} />),
  };
};

test("names who it is, and begins with the first message", async () => {
  const { rendered, onWrite, onAdvisor } = celebrate();
  const screen = await rendered;
  const dialog = screen.getByRole("dialog", { name: "It’s a match" });
  await expect.element(dialog.getByText("You and Rosalind like each other.")).toBeVisible();
  const write = dialog.getByRole("button", { name: "Write to Rosalind" });
  await expect.element(write).toHaveFocus();
  await write.click();
  await dialog.getByRole("button", { name: "Ask Duo, an AI: Rosalind" }).click();
  expect([onWrite.mock.calls.length, onAdvisor.mock.calls.length]).toEqual([1, 1]);
});

test("can be left for later, by its button and by Escape", async () => {
  const { rendered, onOpenChange } = celebrate();
  const screen = await rendered;
  await screen.getByRole("button", { name: "Later" }).click();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});

test("opens one conversation at a time", async () => {
  const { rendered, onWrite, onAdvisor } = celebrate({ isPending: true });
  const screen = await rendered;
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /Ask Duo/ })).toBeDisabled();
  expect([onWrite.mock.calls, onAdvisor.mock.calls]).toEqual([[], []]);
});

test("tells a failure where it happened", async () => {
  const { rendered } = celebrate({ error: "We cannot reach Gemel." });
  const screen = await rendered;
  await expect.element(screen.getByRole("alert")).toHaveTextContent("We cannot reach Gemel.");
});
