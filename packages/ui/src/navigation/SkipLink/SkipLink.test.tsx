import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { SkipLink } from "./SkipLink.tsx";

test("comes into sight with the first Tab and leads to the content", async () => {
  const screen = await render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const link = screen.getByRole("link", { name: "Skip to content" });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThan(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(link).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
});
