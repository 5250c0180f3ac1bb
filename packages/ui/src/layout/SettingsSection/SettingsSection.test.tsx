import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

test("is a region under its heading, and an address leads to it", async () => {
  const screen = await render(
    <SettingsSection id="notices" title="Email notices" note="Some always come.">
      <button type="button">Switch</button>
    </SettingsSection>,
  );
  const region = screen.getByRole("region", { name: "Email notices" });
  await expect.element(region).toHaveAttribute("id", "notices");
  await expect
    .element(region.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Email notices");
  await expect.element(region.getByText("Some always come.")).toBeVisible();
  await expect.element(region.getByRole("button", { name: "Switch" })).toBeVisible();
});

test("has no empty paragraph without a note", async () => {
  const screen = await render(
    <SettingsSection id="notices" title="Email notices">
      text
    </SettingsSection>,
  );
  expect(screen.getByRole("paragraph").elements()).toEqual([]);
});
