import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Switch } from "./Switch.tsx";

it("says why it could not be stored", async () => {
  const screen = await render(<Switch label="Share my twin" errorMessage="Not stored." />);
  await expect.element(screen.getByRole("switch")).toHaveAccessibleDescription("Not stored.");
});
