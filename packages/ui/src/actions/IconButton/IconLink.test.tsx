import { Settings } from "lucide-react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { IconLink } from "./IconLink.tsx";

test("is a link named by its label, and says when it leads to where one is", async () => {
  const link = (isCurrent: boolean) => (
    <IconLink label="Settings" href="#settings" isCurrent={isCurrent}>
      <Settings aria-hidden />
    </IconLink>
  );
  const screen = await render(link(false));
  await userEvent.tab();
  const named = screen.getByRole("link", { name: "Settings" });
  await expect.element(named).toHaveFocus();
  await expect.element(named).not.toHaveAttribute("aria-current");
  await screen.rerender(link(true));
  await expect.element(named).toHaveAttribute("aria-current", "page");
});
