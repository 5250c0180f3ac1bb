import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Stack } from "./Stack.tsx";

test("a stack stays a list to screen readers, though it has no bullets", async () => {
  const screen = await render(
    <Stack as="ul">
      <li>One</li>
      <li>Two</li>
    </Stack>,
  );
  await expect.element(screen.getByRole("list")).toHaveAttribute("role", "list");
  expect(screen.getByRole("listitem").elements()).toHaveLength(2);
});
