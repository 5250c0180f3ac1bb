import { expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { PlumPanel } from "./PlumPanel.tsx";

const panel = (
  <PlumPanel title="Few people, for long" isArriving picture={<i data-testid="picture" />}>
    You like company in small doses.
  </PlumPanel>
);

test("is a region named by its title, with the picture below on a phone and beside on a desktop", async () => {
  await page.viewport(360, 740);
  const screen = await render(panel);
  await expect.element(screen.getByRole("region", { name: "Few people, for long" })).toBeVisible();
  const text = screen.getByText("You like company in small doses.").element();
  const picture = (): DOMRect => screen.getByTestId("picture").element().getBoundingClientRect();
  expect(picture().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
  await page.viewport(1280, 800);
  expect(picture().left).toBeGreaterThan(text.getBoundingClientRect().left + 300);
});

test("whole, it has the picture between the title and the actions on a phone", async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <PlumPanel
      title="Few people, for long"
      isWhole
      actions={<button type="button">Read it</button>}
      picture={<i data-testid="picture">o</i>}
    />,
  );
  const [title, picture, action] = [
    screen.getByRole("heading"),
    screen.getByTestId("picture"),
    screen.getByRole("button"),
  ].map((part) => part.element().getBoundingClientRect());
  expect(picture?.top).toBeGreaterThanOrEqual(title?.bottom ?? Infinity);
  expect(action?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
});

// The last is what the tests' browser asks for.
test.each([
  ["no-preference", true],
  ["reduce", false],
] as const)("with motion %s the title appears in steps: %s", async (value, moves) => {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
  const screen = await render(panel);
  const { animationName } = getComputedStyle(screen.getByRole("heading").element());
  expect(animationName !== "none").toBe(moves);
});
