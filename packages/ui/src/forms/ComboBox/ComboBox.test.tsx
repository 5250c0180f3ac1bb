import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { ComboBox } from "./ComboBox.tsx";

const options = [
  { value: "fr", label: "Français" },
  { value: "de", label: "Deutsch" },
];

it("finds by typing, chooses by Enter and clears to null", async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(<ComboBox label="Language" options={options} onChange={onChange} />);
  const input = screen.getByRole("combobox", { name: "Language" });
  await input.click();
  await userEvent.keyboard("franc");
  await expect.element(screen.getByRole("option", { name: "Français" })).toBeVisible();
  expect(screen.getByRole("option").elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(input).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("fr");
  await expect.element(input).toHaveValue("Français");
  await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it("stays open and below its field while the page scrolls, as a phone does for its keyboard", async () => {
  await page.viewport(360, 740);
  const onChange = vi.fn<(value: string | null) => void>();
  const screen = await render(
    <div style={{ blockSize: "300vh", paddingBlockStart: "20rem" }}>
      <ComboBox label="Language" options={options} onChange={onChange} />
    </div>,
  );
  const input = screen.getByRole("combobox");
  await input.click();
  await userEvent.keyboard("d");
  const option = screen.getByRole("option", { name: "Deutsch" });
  await expect.element(option).toBeVisible();
  const distance = () =>
    option.element().getBoundingClientRect().top - input.element().getBoundingClientRect().top;
  // It moves a little while it appears.
  await expect
    .poll(() => document.querySelector("[data-entering]") ?? document.getAnimations()[0])
    .toBeUndefined();
  const before = distance();
  for (const top of [120, 40]) {
    const scrolled = new Promise((resolve) => {
      document.addEventListener("scroll", resolve, { once: true });
    });
    window.scrollTo(0, top);
    await scrolled;
    await expect.element(option).toBeVisible();
    expect(distance()).toBeCloseTo(before, 0);
  }
  await option.click();
  expect(onChange).toHaveBeenLastCalledWith("de");
  window.scrollTo(0, 0);
});

it("closes when what it stands in scrolls, which it could not follow", async () => {
  const screen = await render(
    <div data-testid="box" style={{ blockSize: "15rem", overflow: "auto" }}>
      <div style={{ blockSize: "60rem" }}>
        <ComboBox label="Language" options={options} />
      </div>
    </div>,
  );
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("d");
  const option = screen.getByRole("option", { name: "Deutsch" });
  await expect.element(option).toBeVisible();
  screen.getByTestId("box").element().scrollTo(0, 30);
  await expect.poll(() => option.elements()).toEqual([]);
});

it("stays open while arrow keys move near the lower edge of the screen", async () => {
  const screen = await render(
    <div style={{ blockSize: "300vh", paddingBlockStart: "calc(100vh - 13rem)" }}>
      <ComboBox label="Language" options={options} />
    </div>,
  );
  const input = screen.getByRole("combobox");
  await input.click();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("option", { name: "Deutsch" })).toBeVisible();
  await expect
    .poll(() => input.element().getAttribute("aria-activedescendant"))
    .toBe(screen.getByRole("option", { name: "Deutsch" }).element().id);
  expect(window.scrollY).toBe(0);
});
