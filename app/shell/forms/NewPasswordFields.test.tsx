import { Form } from "@gemel/ui/Form";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { closeApp, draw } from "../testing/open-app.tsx";
import { NewPasswordFields, noPassword } from "./NewPasswordFields.tsx";

afterEach(closeApp);

const onSubmit = vi.fn<() => void>();

function NewPassword() {
  const [typed, setTyped] = useState(noPassword);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <NewPasswordFields
        label="New password"
        confirmationLabel="Once more"
        value={typed}
        onChange={setTyped}
      />
      <button type="submit">Set it</button>
    </Form>
  );
}

test("a password of 128 characters is sent, one more is too long, and says so", async () => {
  const { screen } = await draw(<NewPassword />);
  const set = async (password: string) => {
    await screen.getByLabelText("New password").fill(password);
    await screen.getByLabelText("Once more").fill(password);
    await screen.getByRole("button", { name: "Set it" }).click();
  };
  await set("😀".repeat(129));
  await expect
    .element(screen.getByLabelText("New password"))
    .toHaveAccessibleDescription(/Please use 128 characters at most/);
  expect(onSubmit).not.toHaveBeenCalled();
  await set("😀".repeat(128));
  expect(onSubmit).toHaveBeenCalledOnce();
});
