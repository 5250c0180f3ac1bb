import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { fits, people } from "../testing/people.ts";
import { QuickView } from "./QuickView.tsx";

test("opens beside its button, shows the person, and gives the focus back", async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <QuickView
      name="Rosalind"
      seen={{ person: people.rosalind, bio: "I repair bicycles.", compatibility: fits.well }}
      onOpenChange={onOpenChange}
    />,
  );
  const button = screen.getByRole("button", { name: "A look at Rosalind" });
  await button.click();
  const dialog = screen.getByRole("dialog", { name: "A look at Rosalind" });
  await expect.element(dialog.getByText("Rosalind, 34")).toBeVisible();
  await expect.element(dialog.getByText("I repair bicycles.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

test("says that the profile is gone", async () => {
  const screen = await render(<QuickView name="Rosalind" seen="absent" />);
  await screen.getByRole("button").click();
  await expect.element(screen.getByText("Profile not found")).toBeVisible();
});
