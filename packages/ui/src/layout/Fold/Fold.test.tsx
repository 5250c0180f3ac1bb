import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Fold } from "./Fold.tsx";

test("is closed at first, and opens and closes by keyboard", async () => {
  const screen = await render(
    <Fold summary="Transcript">
      <p>I repair clocks.</p>
    </Fold>,
  );
  const content = screen.getByText("I repair clocks.");
  await expect.element(content).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(content).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(content).not.toBeVisible();
});
