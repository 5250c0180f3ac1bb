import { boxesOf, endingBelow, miscounted } from "./boxes.ts";
import { type Facts, onPhone } from "./fact.ts";

export const landing: Facts = {
  "two faces and the way in are in the first window": async ({ page, t, fold }) => {
    const main = page.getByRole("main");
    const faces = await boxesOf(main.getByRole("figure").locator("img"));
    const create = main.getByRole("link", { name: t("landing.createProfile") });
    return [
      ...miscounted(faces, 2),
      ...endingBelow([...faces, ...(await boxesOf(create.first()))], fold),
    ];
  },
  "there is one way to the login, in the header": async ({ page, t }) => {
    const logins = page.getByRole("link", { name: t("shell.nav.login") });
    return miscounted(await logins.all(), 1);
  },
  "its parts stand on three surfaces at least": async ({ page }) => {
    const grounds = await page
      .getByRole("main")
      .locator("section, section li")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    return miscounted(
      [...new Set(grounds)].filter((ground) => ground !== "rgba(0, 0, 0, 0)"),
      3,
      9,
    );
  },
};

export const register: Facts = {
  "its button is in the first window": onPhone(async ({ page, t, fold }) =>
    endingBelow(
      await boxesOf(
        page.getByRole("main").getByRole("button", { name: t("auth.register.submit") }),
      ),
      fold,
    ),
  ),
};
