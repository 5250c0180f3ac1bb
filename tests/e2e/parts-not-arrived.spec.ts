import { expect, test } from "./support/journey.ts";
import { newMember } from "./support/member.ts";
import { signIn } from "./support/sign-in.ts";
import { untilAlive } from "./support/until-alive.ts";
import { heading, type Visit } from "./support/visit.ts";

test.use({
  expectedErrors: /ERR_FAILED|Failed to fetch|Minified React error|hydrat/,
});

const codeOf = (part: string): string => `**/assets/${part}-*.js`;

const reload = ({ page, t }: Visit) => page.getByRole("button", { name: t("error.crash.reload") });

test("the landing stays without the question to try, and a retry brings it", async ({ visit }) => {
  const { page, input, t } = visit;
  await page.route(codeOf("Trial"), (route) => route.abort());
  await page.goto("/");
  const title = page.getByRole("heading", { name: t("landing.try.title", { total: 44 }) });
  await title.scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert")).toContainText(t("error.notLoaded.body"));
  await expect(heading(visit, t("landing.title"))).toBeVisible();
  await page.unroute(codeOf("Trial"));
  await input.press(reload(visit));
  await expect(page.getByRole("alert")).toHaveCount(0);
  await title.scrollIntoViewIfNeeded();
  await expect(page.getByText(t("landing.try.option.reading"))).toBeVisible();
});

test("a member's front whose code does not come says so, and a retry brings it", async ({
  visit,
  backend,
}) => {
  const { page, input, t } = visit;
  const member = await newMember(backend);
  await signIn(visit, member, "/settings");
  await page.route(codeOf("Home"), (route) => route.abort());
  await page.goto("/");
  await expect(heading(visit, t("error.notLoaded.title"))).toBeVisible();
  await page.unroute(codeOf("Home"));
  await input.press(reload(visit));
  await expect(heading(visit, t("home.welcome", { name: member.email }))).toBeVisible();
});

test("a page whose texts do not come says so, and a retry brings it", async ({ visit }) => {
  const { page, input, t } = visit;
  const texts = codeOf("messages-contact-en");
  await page.route(texts, (route) => route.abort());
  await page.goto("/login");
  await untilAlive(page.getByRole("button", { name: t("auth.login.submit"), exact: true }));
  await input.press(page.getByRole("link", { name: t("shell.footer.contact") }));
  await expect(heading(visit, t("error.notLoaded.title"))).toBeVisible();
  await page.unroute(texts);
  await input.press(reload(visit));
  await expect(heading(visit, t("contact.title"))).toBeVisible();
});
