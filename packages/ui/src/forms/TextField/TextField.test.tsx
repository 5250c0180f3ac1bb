import { createRef } from "react";
import { expect, it, vi } from "vitest";
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

it("hands out what is typed, and its refs", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const root = createRef<HTMLDivElement>();
  const inputRef = createRef<HTMLInputElement>();
  const screen = await render(
    <TextField
      label="City"
      onChange={onChange}
      ref={root}
      inputRef={inputRef}
      data-testid="root"
    />,
  );
  await screen.getByRole("textbox").fill("Genève");
  expect(onChange).toHaveBeenLastCalledWith("Genève");
  expect(inputRef.current?.value).toBe("Genève");
  expect(root.current).toBe(screen.getByTestId("root").element());
});

it("is 44 px high at least, in every density", async () => {
  const screen = await render(<TextField label="City" />);
  expect(screen.getByRole("textbox").element().getBoundingClientRect().height).toBeGreaterThan(43);
});
