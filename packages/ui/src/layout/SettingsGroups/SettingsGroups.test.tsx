import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { SettingsSection } from "../SettingsSection/SettingsSection.tsx";
import { SettingsGroups } from "./SettingsGroups.tsx";

function Groups() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <SettingsGroups open={open} onOpenChange={setOpen} first="language">
      <SettingsSection id="language" title="Language">
        <label>
          Name <input />
        </label>
        <div style={{ blockSize: 600 }} />
      </SettingsSection>
      <SettingsSection id="notices" title="Notices">
        All of them
      </SettingsSection>
    </SettingsGroups>
  );
}

test("on a desktop the first stands beside the list until another is chosen, and one always does", async () => {
  const screen = await render(<Groups />);
  const [language, notices] = ["Language", "Notices"].map((name) =>
    screen.getByRole("button", { name }),
  );
  if (!language || !notices) throw new Error("There are two");
  const open = screen.getByRole("region");
  await expect.element(open).toHaveAccessibleName("Language");
  const { right, bottom } = language.element().getBoundingClientRect();
  expect(open.element().getBoundingClientRect().left).toBeGreaterThan(right);
  // However high what is open is, the lines stand together.
  expect(notices.element().getBoundingClientRect().top - bottom).toBeLessThan(60);
  await screen.getByRole("textbox").fill("Chiara");
  await notices.click();
  await expect.element(open).toHaveAccessibleName("Notices");
  await notices.click();
  await expect.element(open).toHaveAccessibleName("Notices");
  await language.click();
  await expect.element(screen.getByRole("textbox")).toHaveValue("Chiara");
});

test("on a phone all are closed at first, and one opens below its line and closes again", async () => {
  await page.viewport(360, 740);
  const screen = await render(<Groups />);
  const line = screen.getByRole("button", { name: "Language" });
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  const region = screen.getByRole("region");
  await expect.element(region).not.toBeInTheDocument();
  await line.click();
  await expect.element(region).toBeVisible();
  const { top } = region.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(line.element().getBoundingClientRect().bottom);
  await line.click();
  await expect.element(region).not.toBeInTheDocument();
});
