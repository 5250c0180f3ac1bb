import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { RadioGroup, radioGroupVariants } from "./RadioGroup.tsx";

const options = [
  { value: "female", label: "Woman", description: "She, her" },
  { value: "male", label: "Man" },
] as const;

it.each(radioGroupVariants)("describes an option by its help (%s)", async (variant) => {
  const screen = await render(<RadioGroup label="Sex" variant={variant} options={options} />);
  await expect
    .element(screen.getByRole("radiogroup", { name: "Sex" }).getByRole("radio", { name: "Woman" }))
    .toHaveAccessibleDescription("She, her");
});
