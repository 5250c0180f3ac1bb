import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../actions/Button/Button.tsx";
import { render } from "../../testing/render.tsx";
import { Tooltip, TooltipTrigger } from "./Tooltip.tsx";

it("describes its button on keyboard focus and goes on Escape", async () => {
  const screen = await render(
    <TooltipTrigger>
      <Button>87 %</Button>
      <Tooltip>Show what you both answered</Tooltip>
    </TooltipTrigger>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await expect
    .element(screen.getByRole("button"))
    .toHaveAccessibleDescription("Show what you both answered");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("tooltip").elements().length).toBe(0);
});
