import { expect, type Locator } from "@playwright/test";
import type { MessageId } from "@gemel/i18n";
import { drawPortrait } from "../../../../packages/server/src/demo/draw-portrait.ts";
import { expectFits } from "../expect-fits.ts";
import type { Visit } from "../visit.ts";

/** The entries of the journeys in the profile; numbers as the journey's language writes them. */
export interface ProfileEntries {
  readonly nickname: string;
  readonly birthDate: Readonly<Record<"day" | "month" | "year", string>>;
  readonly country: string;
  readonly weight: string;
}

const entries = {
  firstName: "Rosalind",
  lastName: "Ångström",
  city: "Neuchâtel",
  bio: "I repair clocks and am late for everything else.",
  height: "172",
  link: { platform: "Mastodon", url: "https://social.example/@rosalind" },
} as const;

const textbox = ({ page, t }: Visit, id: MessageId): Locator =>
  page.getByRole("textbox", { name: t(id), exact: true });

const radio = ({ page, t }: Visit, id: MessageId): Locator =>
  page.getByRole("radio", { name: t(id), exact: true });

const country = ({ page, t }: Visit): Locator =>
  page.getByRole("combobox", { name: t("profile.country"), exact: true });

const children = ({ page, t }: Visit): Locator =>
  page
    .getByRole("group", { name: t("profile.section.life") })
    .getByLabel(t("profile.children.label"), { exact: true });

const datePart = ({ page, t }: Visit, part: string): Locator =>
  page
    .getByRole("group", { name: t("profile.birthDate"), exact: true })
    .locator(`[data-type="${part}"]`);

const linkField = (visit: Visit, id: MessageId): Locator =>
  visit.page
    .getByRole("group", { name: visit.t("ui.socialLinks.row", { number: 1 }) })
    .getByRole("textbox", { name: visit.t(id) });

export async function fillPersonalInfo(visit: Visit, entry: ProfileEntries): Promise<void> {
  const { page, input, t } = visit;
  await expectFits(page);
  await input.fill(textbox(visit, "profile.nickname"), "Rosa");
  await expect(page.getByText(t("ui.nickname.tooShort"))).toBeVisible();
  await input.fill(textbox(visit, "profile.nickname"), entry.nickname);
  await expect(page.getByText(t("ui.nickname.available"))).toBeVisible();
  for (const part of ["day", "month", "year"] as const) {
    await input.typeInto(datePart(visit, part), entry.birthDate[part]);
  }
  await input.pickRadio(radio(visit, "profile.sex.female"));
  await input.fill(textbox(visit, "profile.firstName"), entries.firstName);
  await input.fill(textbox(visit, "profile.lastName"), entries.lastName);
  await input.search(
    country(visit),
    entry.country.slice(0, 4),
    page.getByRole("option", { name: entry.country, exact: true }),
  );
  await input.fill(textbox(visit, "profile.city"), entries.city);
  await input.pickOption(children(visit), t("profile.children.has_children"));
}

/** Opens the tab "appearance and media" and fills it in, the picture first. */
export async function fillAppearance(visit: Visit, entry: ProfileEntries): Promise<void> {
  const { page, input, t } = visit;
  await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
  await expectFits(page);
  await choosePicture(visit);
  await input.fill(textbox(visit, "profile.bio"), entries.bio);
  await input.fill(textbox(visit, "profile.height"), entries.height);
  await input.fill(textbox(visit, "profile.weight"), entry.weight);
  await input.press(page.getByRole("button", { name: t("ui.socialLinks.add") }));
  await input.fill(linkField(visit, "ui.socialLinks.platform"), entries.link.platform);
  await input.fill(linkField(visit, "ui.socialLinks.url"), entries.link.url);
  await expectFits(page);
}

/** Through the file chooser and the dialog that chooses the section, until it is stored. */
async function choosePicture(visit: Visit): Promise<void> {
  const { page, input, t } = visit;
  const chooser = page.waitForEvent("filechooser");
  await input.press(page.getByRole("button", { name: t("ui.pictureField.choose") }));
  await (
    await chooser
  ).setFiles({
    name: "portrait.png",
    mimeType: "image/png",
    buffer: await drawPortrait("Rosalind", {}),
  });
  const dialog = page.getByRole("dialog", { name: t("ui.pictureCrop.title") });
  await expect(dialog).toBeVisible();
  await expectFits(page);
  await input.press(dialog.getByRole("button", { name: t("ui.pictureCrop.apply") }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("profile.picture.saved"))).toBeVisible();
  await expectPicture(visit);
}

async function expectPicture({ page, t }: Visit): Promise<void> {
  const picture = page.getByRole("img", { name: t("ui.pictureField.alt") });
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
}

/** Saves, and returns as soon as the page says that it is done and what comes next. */
export async function saveProfile({ page, input, t }: Visit): Promise<void> {
  await expect(page.getByText(t("ui.formActions.unsaved"))).toBeVisible();
  await input.press(page.getByRole("button", { name: t("ui.formActions.save"), exact: true }));
  await expect(page.getByText(t("ui.formActions.saved"))).toBeVisible();
  await expect(page.getByText(t("profile.completed"))).toBeVisible();
}

/** Expects all entries on the profile page, and a nickname that cannot be changed. */
export async function expectProfile(visit: Visit, entry: ProfileEntries): Promise<void> {
  const { page, input, t } = visit;
  // The page comes back on the tab that was left.
  await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.personal") }));
  await expect(textbox(visit, "profile.nickname")).toHaveValue(entry.nickname);
  await expect(textbox(visit, "profile.nickname")).not.toBeEditable();
  await expect(page.getByText(t("ui.nickname.fixed"))).toBeVisible();
  for (const part of ["day", "month", "year"] as const) {
    await expect(datePart(visit, part)).toHaveText(new RegExp(`^0?${entry.birthDate[part]}$`));
  }
  await expect(radio(visit, "profile.sex.female")).toBeChecked();
  await expect(textbox(visit, "profile.firstName")).toHaveValue(entries.firstName);
  await expect(textbox(visit, "profile.lastName")).toHaveValue(entries.lastName);
  await expect(country(visit)).toHaveValue(entry.country);
  await expect(textbox(visit, "profile.city")).toHaveValue(entries.city);
  await expect(children(visit)).toHaveValue("has_children");

  await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.appearance") }));
  await expectPicture(visit);
  await expect(textbox(visit, "profile.bio")).toHaveValue(entries.bio);
  await expect(textbox(visit, "profile.height")).toHaveValue(entries.height);
  await expect(textbox(visit, "profile.weight")).toHaveValue(entry.weight);
  await expect(linkField(visit, "ui.socialLinks.platform")).toHaveValue(entries.link.platform);
  await expect(linkField(visit, "ui.socialLinks.url")).toHaveValue(entries.link.url);
  await expectFits(page);
}
