import sharp from "sharp";
import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";

// What WCAG 2.2 asks for and neither axe nor the sweep over every page can see.

test("2.5.7 Dragging Movements: a slider moves to where its track is pressed", async ({
  visit,
  robin,
}) => {
  const { page, input, t } = visit;
  await signIn(visit, robin, "/discover");
  await input.press(page.getByRole("button", { name: t("people.filters.expand") }));
  const distance = page.getByRole("slider", { name: t("people.filters.distance") });
  const before = await distance.getAttribute("aria-valuetext");
  const thumb = await distance.boundingBox();
  const group = page.getByRole("group", { name: t("people.filters.distance") });
  const box = await group.boundingBox();
  if (thumb === null || box === null) throw new Error("The slider is not to be seen");
  await page.mouse.click(box.x + box.width * 0.9, thumb.y + thumb.height / 2);
  await expect(distance).not.toHaveAttribute("aria-valuetext", before ?? "");
});

test("2.5.7 Dragging Movements: a picture's section moves to what is pressed; a save that was refused has no violation", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  await signIn(visit, await newMember(backend), "/profile");
  await input.press(page.getByRole("button", { name: t("ui.formActions.save") }));
  await expect(page.getByRole("radiogroup", { name: t("profile.sex.label") })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  expect(await findViolations(page)).toEqual([]);

  await input.press(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("ui.pictureField.choose") }).click();
  const wide = { width: 800, height: 400, channels: 3, background: "#7a2e4d" } as const;
  const buffer = await sharp({ create: wide }).png().toBuffer();
  await (await chooser).setFiles({ name: "wide.png", mimeType: "image/png", buffer });
  const dialog = page.getByRole("dialog", { name: t("ui.pictureCrop.title") });
  const area = dialog.getByRole("application", { name: t("ui.pictureCrop.area") });
  await area.waitFor();
  const box = await area.boundingBox();
  if (box === null) throw new Error("The picture is not to be seen");
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(area).toHaveAccessibleDescription(/25%/);
});

test("3.3.7 Redundant Entry: a member who writes to us is not asked for what we know", async ({
  page,
  backend,
  visit,
}) => {
  const { t } = visit;
  await page.goto("/contact");
  const address = page.getByRole("textbox", { name: t("common.email") });
  await expect(address).toBeVisible();
  await signIn(visit, await newMember(backend), "/contact");
  await expect(page.getByRole("textbox", { name: t("contact.message") })).toBeVisible();
  await expect(address).toHaveCount(0);
});

/** What a browser or a password manager fills in, by page: the fields in their order. */
const autocomplete = {
  "/login": ["username", "current-password"],
  "/register": ["username", "new-password", "new-password"],
  "/forgot-password": ["username"],
  "/reset-password?token=x": ["new-password", "new-password"],
} as const;

test("3.3.8 Accessible Authentication: each form takes what is pasted, and says what it asks for; the check for robots asks nothing", async ({
  visit: { page, t },
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [path, tokens] of Object.entries(autocomplete)) {
    await page.goto(path);
    const fields = page.locator("main form").locator("input[type=email], input[type=password]");
    await expect(fields).toHaveCount(tokens.length);
    for (const [index, token] of tokens.entries()) {
      const field = fields.nth(index);
      await expect(field).toHaveAttribute("autocomplete", token);
      const words = `rosalind${index}@example.com`;
      await page.evaluate((text) => navigator.clipboard.writeText(text), words);
      await expect(field).toBeEnabled();
      await field.focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field).toHaveValue(words);
    }
    if (path !== "/register") continue;
    await expect(page.getByText(t("auth.robot.ready"))).toBeVisible();
    await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
  }
});
