import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Banner } from "./Banner.tsx";

const show = async () => {
  const spies = { onDismiss: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  const screen = await render(
    <>
      <button type="button">before</button>
      <Banner placement="inline" {...spies}>
        Please complete your profile first.
      </Banner>
    </>,
  );
  // The pointer stays where the test before left it, which may be here.
  await screen.getByRole("button", { name: "before" }).hover();
  vi.clearAllMocks();
  return { screen, ...spies };
};

test("pauses while the pointer is on it", async () => {
  const { screen, onPause, onResume } = await show();
  await screen.getByText("Please complete your profile first.").hover();
  expect(onPause).toHaveBeenCalled();
  expect(onResume).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "before" }).hover();
  expect(onResume).toHaveBeenCalledOnce();
});

test("pauses while the focus is in it, and is closed by keyboard", async () => {
  const { screen, onDismiss, onPause, onResume } = await show();
  await screen.getByRole("button", { name: "before" }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus();
  expect(onPause).toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onDismiss).toHaveBeenCalledOnce();
  await userEvent.tab({ shift: true });
  expect(onResume).toHaveBeenCalledOnce();
});

test("a pointer that leaves does not resume what the focus holds", async () => {
  const { screen, onResume } = await show();
  await screen.getByText("Please complete your profile first.").hover();
  (screen.getByRole("button", { name: "Dismiss" }).element() as HTMLElement).focus();
  await screen.getByRole("button", { name: "before" }).hover();
  expect(onResume).not.toHaveBeenCalled();
});
