import sharp from "sharp";
import { crowdIn } from "../screens/crowd-in.ts";
import { letIn } from "../screens/let-in.ts";
import { openView } from "../screens/open-view.ts";
import { viewsOf } from "../screens/views.ts";
import { findHelpElsewhere } from "./support/beyond-axe/consistent-help.ts";
import { findObscuredFocus } from "./support/beyond-axe/focus-not-obscured.ts";
import { addLook } from "./support/beyond-axe/in-page.ts";
import { findMotion } from "./support/beyond-axe/reduced-motion.ts";
import { findSmallTargets } from "./support/beyond-axe/target-size.ts";
import { findTextLostToSpacing } from "./support/beyond-axe/text-spacing.ts";
import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";

// What WCAG 2.2 asks for and axe cannot see.
test.use({ backendSettings: { DEMO: "on" } });

/** Looked for on every page; each finds nothing, or says what is at fault. Focus comes first: it walks from the top. */
const everywhere = {
  "2.4.11 Focus Not Obscured": findObscuredFocus,
  "2.5.8 Target Size": findSmallTargets,
  "3.2.6 Consistent Help": findHelpElsewhere,
  "1.4.12 Text Spacing": findTextLostToSpacing,
  "2.3.3 Animation from Interactions": findMotion,
} as const;

for (const person of ["visitor", "profile_completed"] as const) {
  test.describe("on a phone, in German", () => {
    test.use({
      size: "phone",
      language: "de",
      expectedErrors: /status of 400 .*\/api\/verify-email/,
    });

    test(`every page of ${person} keeps ${Object.keys(everywhere).join(", ")}`, async ({
      page,
      context,
      backend,
      language,
    }) => {
      await crowdIn(backend);
      await addLook(context);
      const conversations = await letIn(context, person, language);
      for (const view of viewsOf(person, conversations)) {
        await openView(page, view);
        for (const [criterion, find] of Object.entries(everywhere)) {
          expect.soft(await find(page), `${criterion}: ${view.name}`).toEqual([]);
        }
      }
    });
  });
}

test.describe("2.5.7 Dragging Movements", () => {
  test("a slider moves to where its track is pressed", async ({
    page,
    context,
    backend,
    visit,
  }) => {
    await crowdIn(backend);
    await letIn(context, "onboarding_complete");
    await page.goto("/discover");
    const distance = page.getByRole("slider", { name: visit.t("people.filters.distance") });
    const before = await distance.getAttribute("aria-valuetext");
    const thumb = await distance.boundingBox();
    const group = page.getByRole("group", { name: visit.t("people.filters.distance") });
    const box = await group.boundingBox();
    if (thumb === null || box === null) throw new Error("The slider is not to be seen");
    await page.mouse.click(box.x + box.width * 0.9, thumb.y + thumb.height / 2);
    await expect(distance).not.toHaveAttribute("aria-valuetext", before ?? "");
  });

  test("a picture's section moves to what is pressed", async ({ page, backend, visit }) => {
    const { t } = visit;
    await signIn(visit, await newMember(backend));
    await page.goto("/profile");
    await visit.hands.press(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
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

  test("a recording begins and ends with a press, and is heard from where it is pressed", async ({
    page,
    context,
    backend,
    visit,
  }) => {
    const { t } = visit;
    await crowdIn(backend);
    await letIn(context, "registered");
    await page.goto("/profile");
    await page.getByRole("tab", { name: t("profile.tabs.voice") }).click();
    await page.getByRole("button", { name: t("media.record.start") }).click();
    await expect(page.getByText("0:02")).toBeVisible();
    await page.getByRole("button", { name: t("media.record.stop") }).click();
    const position = page.getByRole("slider", { name: t("media.player.position") });
    await expect(position).toBeEnabled();
    const box = await position.boundingBox();
    if (box === null) throw new Error("The recording has no length");
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
    await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
  });
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
  await signIn(visit, await newMember(backend));
  await page.goto("/contact");
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

for (const [path, tokens] of Object.entries(autocomplete)) {
  test(`3.3.8 Accessible Authentication: ${path} takes what is pasted, and says what it asks for`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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
  });
}

test("3.3.8 Accessible Authentication: the check for robots asks nothing of anybody", async ({
  page,
  visit,
}) => {
  await page.goto("/register");
  await expect(page.getByText(visit.t("auth.robot.ready"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(0);
});
