import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { Center } from "./Center.tsx";

test("stands in the middle of the line, and never wider than a phone", async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <Center>
      <p>One moment…</p>
    </Center>,
  );
  const { left, right } = screen.getByText("One moment…").element().getBoundingClientRect();
  expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await page.viewport(1280, 800);
});
