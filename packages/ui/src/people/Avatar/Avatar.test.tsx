import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Avatar } from "./Avatar.tsx";

test("falls back to the initials when the picture does not load", async () => {
  const screen = await render(<Avatar name="Clémence Aubry" src="data:image/png;base64,broken" />);
  await expect.element(screen.getByText("CA")).toBeVisible();
});

test("is silent beside a name and named alone", async () => {
  const silent = await render(<Avatar name="Rosalind" />);
  await expect.element(silent.getByRole("img")).not.toBeInTheDocument();
  const named = await render(<Avatar name="Ingrid" named />);
  await expect.element(named.getByRole("img", { name: "Ingrid" })).toBeVisible();
});
