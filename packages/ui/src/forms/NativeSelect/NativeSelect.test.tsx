import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { Form } from "../Form/Form.tsx";
import { NativeSelect } from "./NativeSelect.tsx";

const options = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français", lang: "fr" },
];

it("is a native list with a label, help and a name for the form", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <NativeSelect
      label="Language"
      name="preferred_language"
      description="For your mails."
      options={options}
      defaultValue="en"
      onChange={onChange}
    />,
  );
  const list = screen.getByRole("combobox", { name: "Language" });
  await expect.element(list).toHaveAccessibleDescription("For your mails.");
  await list.selectOptions("Français");
  expect(onChange).toHaveBeenLastCalledWith("fr");
  await expect.element(list).toHaveValue("fr");
  expect(list.element()).toHaveProperty("name", "preferred_language");
});

it("shows what is missing and what a server refuses", async () => {
  const screen = await render(
    <Form errors={{ language: "Not offered." }}>
      <NativeSelect label="Language" name="language" options={options} defaultValue="en" />
      <NativeSelect
        label="Country"
        isRequired
        options={options}
        placeholder="Please choose"
        defaultValue=""
      />
      <button type="submit">Send</button>
    </Form>,
  );
  await expect
    .element(screen.getByRole("combobox", { name: "Language" }))
    .toHaveAccessibleDescription("Not offered.");
  await screen.getByRole("combobox", { name: "Language" }).selectOptions("Français");
  await screen.getByRole("button", { name: "Send" }).click();
  await expect
    .element(screen.getByRole("combobox", { name: "Country" }))
    .toHaveAccessibleDescription("Please choose an option.");
});
