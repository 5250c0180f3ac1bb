import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { EmptyState } from "./EmptyState.tsx";

test("takes its place among the headings", async () => {
  const screen = await render(<EmptyState title="No profiles yet" headingLevel={3} />);
  await expect
    .element(screen.getByRole("heading", { level: 3, name: "No profiles yet" }))
    .toBeVisible();
});
