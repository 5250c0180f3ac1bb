import { expect, it } from "vitest";
import { render } from "../../testing/render.tsx";
import { TextArea } from "./TextArea.tsx";

it("counts, and announces politely what is left", async () => {
  const screen = await render(<TextArea label="About you" maxLength={30} />);
  await screen.getByRole("textbox").fill("Bread, ferries.");
  await expect.element(screen.getByText("15 / 30")).toBeVisible();
  await expect
    .element(screen.getByRole("status"), { timeout: 3000 })
    .toHaveTextContent("15 characters left");
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

it("speaks the member's language", async () => {
  const screen = await render(
    <TextArea label="Über dich" minLength={10} defaultValue="Brot" />,
    "de",
  );
  await expect.element(screen.getByText("Noch 6 Zeichen nötig").first()).toBeVisible();
});
