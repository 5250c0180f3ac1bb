import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { LinkButton } from "./LinkButton.tsx";

test("is a link, whatever it looks like", async () => {
  const screen = await render(<LinkButton href="/register">Create your profile</LinkButton>);
  const link = screen.getByRole("link", { name: "Create your profile" });
  await expect.element(link).toHaveAttribute("href", "/register");
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
