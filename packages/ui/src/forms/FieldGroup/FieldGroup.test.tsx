import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

test("names its fields, and its note is read with the group", async () => {
  const screen = await render(
    <FieldGroup title="Your name" note="Only you see it.">
      <TextField label="First name" name="first_name" />
    </FieldGroup>,
  );
  const group = screen.getByRole("group", { name: "Your name" });
  await expect.element(group).toHaveAccessibleDescription("Only you see it.");
  await expect.element(group.getByRole("textbox", { name: "First name" })).toBeVisible();
});
