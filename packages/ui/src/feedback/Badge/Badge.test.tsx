import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Badge } from "./Badge.tsx";

it("shows at most its greatest count and speaks the whole", async () => {
  const screen = await render(
    <button type="button">
      Received <Badge count={128} label="128 likes" />
    </button>,
  );
  const button = screen.getByRole("button", { name: "Received 128 likes", exact: true });
  await expect.element(button.getByText("99+", { exact: true })).toBeVisible();
});
