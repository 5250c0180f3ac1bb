import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Card } from "./Card.tsx";

test("a section is a region by the name of its heading", async () => {
  const screen = await render(
    <Card as="section" aria-labelledby="heading">
      <h2 id="heading">Insights</h2>
    </Card>,
  );
  await expect.element(screen.getByRole("region", { name: "Insights" })).toBeVisible();
});
