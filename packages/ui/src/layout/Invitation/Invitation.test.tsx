import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { Invitation } from "./Invitation.tsx";

test("is a heading with a way on, and a mark hidden from screen readers", async () => {
  const screen = await render(
    <Invitation title="Somebody out there laughs at the same places.">
      <a href="/register">Create your profile</a>
    </Invitation>,
  );
  await expect
    .element(screen.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Somebody out there laughs at the same places.");
  await expect.element(screen.getByRole("link", { name: "Create your profile" })).toBeVisible();
  expect(screen.container.querySelector("svg")?.ariaHidden).toBe("true");
});
