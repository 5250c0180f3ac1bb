import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { TextField } from "./TextField.tsx";

it("is named by its label and described by its help and its error", async () => {
  const screen = await render(
    <TextField label="City" description="On your card." errorMessage="Unknown city." />,
  );
  const input = screen.getByRole("textbox", { name: "City" });
  await expect.element(input).toHaveAccessibleDescription("On your card. Unknown city.");
  await expect.element(input).toBeInvalid();
});

it("is 44 px high at least, in every density", async () => {
  const screen = await render(<TextField label="City" />);
  expect(screen.getByRole("textbox").element().getBoundingClientRect().height).toBeGreaterThan(43);
});

it("keeps a pasted text that is too long, and says so", async () => {
  const screen = await render(
    <form>
      <TextField label="City" name="city" maxLength={6} />
      <button type="submit">Save</button>
    </form>,
  );
  const input = screen.getByRole("textbox");
  await input.fill("Villeneuve");
  await expect.element(input).toHaveValue("Villeneuve");
  await screen.getByRole("button").click();
  await expect.element(input).toHaveAccessibleDescription("Please use 6 characters at most");
});
