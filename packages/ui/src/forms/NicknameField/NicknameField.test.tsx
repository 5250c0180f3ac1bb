import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { NicknameField } from "./NicknameField.tsx";
import { nicknameStatuses } from "./nickname-status.ts";

const said = {
  idle: "",
  too_short: "Nickname must be at least 5 characters long.",
  checking: "Checking whether it is free…",
  available: "This nickname is available!",
  taken: "This nickname is already taken.",
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
      status === "too_short" || status === "taken" ? "true" : null,
    );
  },
);

it("cannot change once it is set", async () => {
  const screen = await render(<NicknameField label="Nickname" value="clemence" isFixed />);
  const input = screen.getByRole("textbox", { name: "Nickname" });
  await expect.element(input).toHaveAttribute("readonly");
  await expect
    .element(input)
    .toHaveAccessibleDescription("Your nickname is set and stays as it is.");
});
