import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { StatusLine } from "./StatusLine.tsx";

test("is one live region that changes its words, so that the change is announced", async () => {
  const screen = await render(<StatusLine isBusy>Checking…</StatusLine>);
  const line = screen.getByRole("status");
  await expect.element(line).toHaveTextContent("Checking…");
  const before = line.element();
  await screen.rerender(<StatusLine>Done.</StatusLine>);
  await expect.element(line).toHaveTextContent("Done.");
  expect(line.element()).toBe(before);
});

test("has an icon that adds no words", async () => {
  const screen = await render(<StatusLine>Done.</StatusLine>);
  expect(screen.getByRole("status").element().textContent).toBe("Done.");
  expect(screen.container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
