import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Button } from "./Button.tsx";

test("while pending it keeps focus and width, says so and ignores presses", async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Save the profile</Button>);
  const button = screen.getByRole("button");
  const width = button.element().getBoundingClientRect().width;
  await userEvent.tab();
  await screen.rerender(
    <Button onPress={onPress} isPending>
      Save the profile
    </Button>,
  );
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard("{Enter}");
  expect(onPress).not.toHaveBeenCalled();
});

test("shows the one focus ring for the keyboard only", async () => {
  const screen = await render(<Button>Save</Button>);
  const button = screen.getByRole("button");
  await button.click();
  expect(getComputedStyle(button.element()).outlineStyle).toBe("none");
  (button.element() as HTMLElement).blur();
  await userEvent.tab();
  expect(getComputedStyle(button.element()).outlineStyle).toBe("solid");
});
