import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { RadioGroup, radioGroupVariants } from "./RadioGroup.tsx";

const options = [
  { value: "female", label: "Woman", description: "She, her" },
  { value: "male", label: "Man" },
  { value: "other", label: "Other" },
] as const;

it.each(radioGroupVariants)("chooses by arrow keys (%s)", async (variant) => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <RadioGroup label="Sex" variant={variant} options={options} onChange={onChange} />,
  );
  await expect.element(screen.getByRole("radiogroup", { name: "Sex" })).toBeVisible();
  await expect
    .element(screen.getByRole("radio", { name: "Woman" }))
    .toHaveAccessibleDescription("She, her");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenLastCalledWith("male");
  await expect.element(screen.getByRole("radio", { name: "Man" })).toBeChecked();
});
