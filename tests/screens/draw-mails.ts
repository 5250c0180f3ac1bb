import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { composeMail, type MailRequest } from "../../packages/server/src/mail/compose-mail.ts";
import type { Picture } from "./draw-views.ts";
import { heights, type Look } from "./options.ts";
import { mailsPath } from "./people.ts";

const link = "https://gemel.example/verify-email?token=Xw1yQm0Zp3mC7uJ4vB9kT2nR6sD8fG5hL0aE1iO2";
const until = new Date("2026-12-25T12:00:00Z");
const unsubscribe = "https://gemel.example/mail/unsubscribe?token=Xw1yQm0Zp3mC7uJ4vB9kT2nR6sD8fG5h";

type Kind = MailRequest["kind"];

/** The data of each mail beside its kind; a kind that is left out is a type error. */
const further: Readonly<Record<Kind, object>> = {
  verify: { hours: 24 },
  reset: { hours: 1 },
  alreadyRegistered: {},
  exportReady: {},
  passwordChanged: { days: 7 },
  warned: {},
  suspended: {},
  reinstated: {},
  deleted: { until },
  deletedRegistered: { until },
  deletedSuspended: { until },
  match: { unsubscribe },
  waiting: { unsubscribe },
  twinReady: { unsubscribe },
};

/** Takes a picture of every mail in each of the looks that a mail has: in light and dark, by the device. */
export async function drawMails(
  browser: Browser,
  looks: readonly Look[],
  folder: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const look of looks) {
    const { language, width, theme } = look;
    if (theme === "more-contrast") continue;
    const page = await browser.newPage({
      viewport: { width, height: heights[width] },
      colorScheme: theme,
    });
    for (const kind of Object.keys(further) as Kind[]) {
      const request = {
        id: kind,
        to: "noor@gemel.example",
        kind,
        language,
        link,
        ...further[kind],
      };
      const { html = "" } = composeMail(request as MailRequest);
      await page.setContent(html);
      const view = { path: mailsPath, address: mailsPath, name: `mail-${kind}` };
      const file = `${view.name}--visitor--${language}-${width}-${theme}.webp`;
      await sharp(await page.screenshot({ fullPage: true }))
        .webp({ quality: 88 })
        .toFile(join(folder, file));
      pictures.push({ ...look, view, person: "visitor", file });
    }
    await page.close();
  }
  return pictures;
}
