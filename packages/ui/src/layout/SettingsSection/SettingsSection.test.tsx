import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

test("its line says how it is set, opens it, and an address leads to it", async () => {
  const screen = await render(
    <SettingsSection
      id="notices"
      title="Email notices"
      summary="2 of 3 on"
      note="Some always come."
    >
      <button type="button">Switch</button>
    </SettingsSection>,
  );
  const line = screen.getByRole("button", { name: "Email notices" });
  await expect.element(line).toHaveAccessibleDescription("2 of 3 on");
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("region").elements()).toEqual([]);
  const { height } = document.querySelector("#notices > * > div")?.getBoundingClientRect() ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await line.click();
  const region = screen.getByRole("region", { name: "Email notices" });
  await expect.element(region.getByText("Some always come.")).toBeVisible();
  await expect.element(region.getByRole("button", { name: "Switch" })).toBeVisible();
});

test("is as high while it is not known how it is set, and has no empty note", async () => {
  const line = () => document.querySelector("#notices > * > div")?.getBoundingClientRect().height;
  const section = (summary?: string) => (
    <SettingsSection id="notices" title="Email notices" summary={summary}>
      text
    </SettingsSection>
  );
  const screen = await render(section());
  const before = line();
  await screen.rerender(section("2 of 3 on"));
  await expect.element(screen.getByText("2 of 3 on")).toBeVisible();
  expect(line()).toBe(before);
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("region")).toBeVisible();
  expect(screen.getByRole("region").getByRole("paragraph").elements()).toEqual([]);
});
