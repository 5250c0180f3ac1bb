import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { PlumBand } from "./PlumBand.tsx";

test("is a region named by its heading", async () => {
  const screen = await render(
    <PlumBand title="Try one." lead="Nothing is kept.">
      <button type="button">Choose</button>
    </PlumBand>,
  );
  const band = screen.getByRole("region", { name: "Try one." });
  await expect.element(band.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(band.getByText("Nothing is kept.")).toBeVisible();
  await expect.element(band.getByRole("button", { name: "Choose" })).toBeVisible();
});
