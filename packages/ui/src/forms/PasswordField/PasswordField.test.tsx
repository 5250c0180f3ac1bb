import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { PasswordField } from "./PasswordField.tsx";

it("shows and hides the password by keyboard, and says so", async () => {
  const screen = await render(
    <PasswordField label="Password" autoComplete="current-password" defaultValue="a sentence" />,
  );
  const input = screen.getByLabelText("Password", { exact: true });
  const button = screen.getByRole("button", { name: "Show password" });
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();

  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(input).toHaveAttribute("type", "text");
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Your password is visible on screen.");

  await userEvent.keyboard(" ");
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Your password is hidden.");
});

it("passes on what a password manager needs", async () => {
  const screen = await render(<PasswordField label="New password" autoComplete="new-password" />);
  await expect
    .element(screen.getByLabelText("New password", { exact: true }))
    .toHaveAttribute("autocomplete", "new-password");
});
