import { randomInt } from "node:crypto";
import { expectFits } from "./support/expect-fits.ts";
import { expect, type JourneyOptions, test } from "./support/journey.ts";
import { newCredentials } from "./support/member.ts";
import { offlineErrors } from "./support/offline-errors.ts";
import {
  expectProfile,
  fillAppearance,
  fillPersonalInfo,
  saveProfile,
} from "./support/steps/profile-steps.ts";
import { arrive, expectCurrentStep, signUp, verifyTwice } from "./support/steps/sign-up-steps.ts";

interface Way extends Pick<JourneyOptions, "language" | "size" | "keyboardOnly"> {
  /** The event that the profile must outlast. */
  readonly outlasts: "a killed server" | "a reload";
}

const ways: Record<string, Way> = {
  "by keyboard alone, at 400 % zoom, in Italian": {
    language: "it",
    size: "zoomed",
    keyboardOnly: true,
    outlasts: "a reload",
  },
  "on a phone of 360 px, in German": {
    language: "de",
    size: "phone",
    keyboardOnly: false,
    outlasts: "a killed server",
  },
};

for (const [way, { outlasts, ...options }] of Object.entries(ways)) {
  test.describe(way, () => {
    // While the server is down, the page asks it who is signed in, and the browser logs the missing answer.
    test.use({ ...options, expectedErrors: offlineErrors() });

    test(`someone signs up, keeps a profile, and finds it after ${outlasts}`, async ({
      visit,
      backend,
      language,
    }) => {
      const { page, input, t } = visit;
      const credentials = newCredentials();
      const entry = {
        nickname: `Rosa ${randomInt(10 ** 7)}`,
        birthDate: { day: "23", month: "11", year: "1988" },
        country: new Intl.DisplayNames(language, { type: "region" }).of("CH") ?? "",
        weight: new Intl.NumberFormat(language).format(64.5),
      };

      await test.step("from the landing page to the login", () => signUp(visit, credentials));
      await test.step("the link in the mail", () => verifyTwice(visit, backend, credentials.email));
      await test.step("the dashboard of someone new", () => arrive(visit, credentials));
      await test.step("personal info", () => fillPersonalInfo(visit, entry));
      await test.step("appearance and media", () => fillAppearance(visit, entry));
      await test.step("saving", () => saveProfile(visit));

      await test.step(outlasts, async () => {
        if (outlasts === "a killed server") {
          await backend.kill();
          await backend.start();
        }
        await page.reload();
      });
      await test.step("the profile is there", () => expectProfile(visit, entry));
      await test.step("the dashboard has moved on", async () => {
        await input.press(
          page
            .getByRole("navigation", { name: t("ui.header.main") })
            .getByRole("link", { name: t("shell.nav.home") }),
        );
        const welcome = t("home.welcome", { name: entry.nickname });
        await expect(page.getByRole("heading", { level: 1, name: welcome })).toBeFocused();
        await expectCurrentStep(visit, "home.guide.profile_completed.title");
        await expectFits(page);
      });
    });
  });
}
