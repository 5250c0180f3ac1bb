import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { NicknameField } from "./NicknameField.tsx";
import { nicknameStatuses } from "./nickname-status.ts";

const said = {
  idle: "",
  too_short: "Nickname must be at least 5 characters long.",
  too_long: "Please use 30 characters at most",
  checking: "Checking whether it is free…",
  available: "This nickname is available!",
  taken: "This nickname is already taken.",
  refused: "Letters, digits, spaces and . _ ' - only.",
  error: "Could not verify nickname.",
};

it.each(nicknameStatuses)(
  "says what %s means, in a live region and with the input",
  async (status) => {
    const screen = await render(<NicknameField label="Nickname" status={status} />);
    await expect.element(screen.getByRole("status")).toHaveTextContent(said[status]);
    const input = screen.getByRole("textbox", { name: "Nickname" });
    expect(input.element().getAttribute("aria-describedby")).toContain(
      screen.getByRole("status").element().id,
    );
    expect(input.element().getAttribute("aria-invalid")).toBe(
      ["too_short", "too_long", "taken", "refused"].includes(status) ? "true" : null,
    );
  },
);

it("cuts nothing of what is entered, however long", async () => {
  const screen = await render(<NicknameField label="Nickname" />);
  const input = screen.getByRole("textbox", { name: "Nickname" });
  await input.click();
  await userEvent.keyboard("a".repeat(31));
  await expect.element(input).toHaveValue("a".repeat(31));
});

it("cannot change once it is set", async () => {
  const screen = await render(<NicknameField label="Nickname" value="clemence" isFixed />);
  const input = screen.getByRole("textbox", { name: "Nickname" });
  await expect.element(input).toHaveAttribute("readonly");
  await expect
    .element(input)
    .toHaveAccessibleDescription("Your nickname is set and stays as it is.");
});
