import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Logo } from "./Logo.tsx";

test("keeps the name when only the mark is shown", async () => {
  const screen = await render(<Logo markOnly />);
  await expect.element(screen.getByRole("img", { name: "Gemel" })).toBeInTheDocument();
});

test("is silent when decorative", async () => {
  const screen = await render(<Logo markOnly decorative />);
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});
