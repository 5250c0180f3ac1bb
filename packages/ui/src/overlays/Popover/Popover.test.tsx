import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { render } from "../../testing/render.tsx";
import { Popover, PopoverTrigger } from "./Popover.tsx";

it("opens from its button, is named, and gives focus back on Escape", async () => {
  const screen = await render(
    <PopoverTrigger>
      <Button>87 %</Button>
      <Popover label="About this number">Counted from what you both answered.</Popover>
    </PopoverTrigger>,
  );
  const trigger = screen.getByRole("button", { name: "87 %" });
  await trigger.click();
  await expect.element(screen.getByRole("dialog", { name: "About this number" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(trigger).toHaveFocus();
  expect(screen.getByRole("dialog").elements()).toEqual([]);
});
