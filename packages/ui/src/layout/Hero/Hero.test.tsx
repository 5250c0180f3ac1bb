import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Hero } from "./Hero.tsx";

const hero = (
  <Hero title="Two people, read closely." lead="How you live." actions={<a href="#go">Go</a>}>
    <p>An example</p>
  </Hero>
);

test("its heading can take the focus after a change of page, and is no stop of the Tab key", async () => {
  const screen = await render(hero);
  const heading = screen.getByRole("heading", { level: 1, name: "Two people, read closely." });
  await expect.element(heading).toBeVisible();
  const element = heading.element() as HTMLElement;
  expect(element.tabIndex).toBe(-1);
  element.focus();
  await expect.element(heading).toHaveFocus();
});
