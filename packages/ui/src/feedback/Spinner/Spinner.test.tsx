import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Spinner } from "./Spinner.tsx";

test("says that it is loading", async () => {
  const screen = await render(<Spinner />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading…");
});

test("says what is waited for", async () => {
  const screen = await render(<Spinner label="Confirming your address…" />);
  await expect.element(screen.getByText("Confirming your address…")).toBeVisible();
});
