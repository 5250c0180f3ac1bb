import { expect, test, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { HeldTextCard } from "./HeldTextCard.tsx";

test("says whose words they are and to how many, and asks what becomes of them", async () => {
  const [onRelease, onDiscard] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const screen = await render(
    <HeldTextCard
      member={{ nickname: "Matteo", standing: "active" }}
      texts={["Hello you.", "Hello, you!"]}
      people={14}
      newestAt={new Date(2026, 10, 20, 8, 20)}
      onRelease={onRelease}
      onDiscard={onDiscard}
    />,
  );
  await expect.element(screen.getByRole("article")).toHaveAccessibleName("Words of Matteo");
  await expect.element(screen.getByText("Hello, you!")).toBeVisible();
  await expect
    .element(screen.getByText("Said to 14 people, last on November 20, 2026"))
    .toBeVisible();
  await screen.getByRole("button", { name: "Release" }).click();
  expect([onRelease.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  await screen.getByRole("button", { name: "Discard" }).click();
  expect(onDiscard).toHaveBeenCalledOnce();
});
