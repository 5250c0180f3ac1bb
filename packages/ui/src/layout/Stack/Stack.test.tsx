import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Inline } from "../Inline/Inline.tsx";
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

test("children of an inline row keep their reading order", async () => {
  const screen = await render(
    <Inline as="ul">
      <li>One</li>
      <li>Two</li>
    </Inline>,
  );
  const texts = screen
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);
  expect(texts).toEqual(["One", "Two"]);
});
