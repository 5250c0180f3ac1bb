import { expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { TextArea } from "./TextArea.tsx";

it("counts, and announces politely what is left", async () => {
  const screen = await render(<TextArea label="About you" maxLength={30} />);
  await screen.getByRole("textbox").fill("Bread, ferries.");
  await expect.element(screen.getByText("15 / 30")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("15 characters left");
});

it("lets typing go on past the limit and refuses the form", async () => {
  const screen = await render(
    <form>
      <TextArea label="About you" maxLength={5} />
    </form>,
  );
  const box = screen.getByRole("textbox");
  await box.fill("Bread and ferries");
  await expect.element(box).toHaveValue("Bread and ferries");
  await expect.element(screen.getByText("12 characters too many").first()).toBeVisible();
  await expect.poll(() => (box.element() as HTMLTextAreaElement).validity.valid).toBe(false);
});

it("counts and judges without the white space around the text", async () => {
  const screen = await render(<TextArea label="About you" minLength={10} maxLength={12} />);
  const box = screen.getByRole("textbox");
  const isValid = () => (box.element() as HTMLTextAreaElement).validity.valid;
  await box.fill("  Ferries.    ");
  await expect.element(screen.getByText("2 more characters needed").first()).toBeVisible();
  await expect.poll(isValid).toBe(false);
  await box.fill(" Bread, ferry\n\n");
  await expect.element(screen.getByText("12 / 12")).toBeVisible();
  await expect.poll(isValid).toBe(true);
});

it("takes white space alone for nothing", async () => {
  const onSubmit = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <TextArea label="About you" isRequired maxLength={1000} />
      <button type="submit">Send</button>
    </form>,
  );
  await screen.getByRole("textbox").fill(" \n ");
  await expect.element(screen.getByText("0 / 1,000")).toBeVisible();
  await screen.getByRole("button", { name: "Send" }).click();
  await expect.element(screen.getByText("Please fill in this field.")).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
