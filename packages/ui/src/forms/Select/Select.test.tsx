import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { Select } from "./Select.tsx";

const options = [
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
];

it("says in words that nothing is chosen", async () => {
  const screen = await render(<Select label="Language" options={options} />);
  await expect.element(screen.getByRole("button")).toHaveTextContent("Please choose");
});
