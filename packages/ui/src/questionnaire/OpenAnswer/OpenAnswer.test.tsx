import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { OpenAnswer, type OpenAnswerProps } from "./OpenAnswer.tsx";

function Writing({ start = "", ...props }: Partial<OpenAnswerProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <OpenAnswer {...props} value={value} onChange={setValue} />;
}

const missing = "Please enter at least 10 characters";

it("counts, and complains only once it was left too early", async () => {
  const screen = await render(<Writing />);
  const box = screen.getByRole("textbox", { name: "Your answer" });
  await box.fill("Ferries");
  await expect.element(screen.getByText("3 more characters needed").first()).toBeVisible();
  expect(screen.getByText(missing).elements()).toHaveLength(0);
  await userEvent.tab();
  await expect.element(screen.getByText(missing)).toBeVisible();
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await box.fill("Ferries and bread");
  await expect.element(screen.getByText("17 / 1,000")).toBeVisible();
  expect(screen.getByText(missing).elements()).toHaveLength(0);
});

it("does not complain about an empty answer that was only passed by", async () => {
  const screen = await render(<Writing />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText(missing).elements()).toHaveLength(0);
});

it.each(["", "Ferries.     "])("says what is missing of %j when refused", async (start) => {
  const screen = await render(<Writing start={start} wasRefused />);
  await expect.element(screen.getByText(missing)).toBeVisible();
});

it("lets another reason win", async () => {
  const screen = await render(<Writing wasRefused errorMessage="Not saved." />);
  await expect.element(screen.getByText("Not saved.")).toBeVisible();
  expect(screen.getByText(missing).elements()).toHaveLength(0);
});
