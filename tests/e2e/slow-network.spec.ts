import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { box, messages, sendButton } from "./support/steps/talk-steps.ts";
import { matchUp } from "./support/two-people.ts";
import { untilAlive } from "./support/until-alive.ts";
import { watchSent } from "./support/watch-sent.ts";
import { watchWaits } from "./support/watch-waits.ts";

/** Expects something that needs its code and its answer: one minute for both. */
const expectSoon = expect.configure({ timeout: 60_000 });

/** 50 kB a second, and 400 ms until anything comes. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

test("on a slow network someone impatient signs in, looks around and writes: every wait is shown, and nothing is sent twice", async ({
  visit,
  backend,
  robin,
  chiara,
}) => {
  const { page, input, t } = visit;
  const side = { visit, other: chiara.name };
  await matchUp(backend, robin, chiara);
  const shownWaits = await watchWaits(page);
  const sent = watchSent(page);
  await slowDown(page);
  const way = (name: string) => page.getByRole("banner").getByRole("link", { name });

  await test.step("signs in", async () => {
    await page.goto("/login", { timeout: 60_000 });
    const submit = page.getByRole("button", { name: t("auth.login.submit"), exact: true });
    await untilAlive(submit);
    await input.fill(page.getByRole("textbox", { name: t("common.email") }), robin.email);
    await input.fill(page.getByLabel(t("common.password"), { exact: true }), robin.password);
    await submit.dblclick();
    await expectSoon(way(t("shell.nav.discover"))).toBeVisible();
    expect(await shownWaits()).toContain(t("auth.login.submit"));
  });

  await test.step("looks around", async () => {
    await input.press(way(t("shell.nav.discover")));
    await expectSoon(page.getByRole("article").first()).toBeVisible();
    expect(await shownWaits()).toContain(t("discover.list"));
  });

  const said = "Does the bakery have a window?";

  await test.step("opens a conversation and writes", async () => {
    await input.press(way(t("shell.nav.talk")));
    const tab = page.getByRole("tab", { name: t("chat.list.tabs.user") });
    await expectSoon(tab).toBeVisible();
    await input.pickTab(tab);
    const link = page.getByRole("tabpanel").getByRole("link", { name: chiara.name });
    await expectSoon(link).toBeVisible();
    await input.press(link);
    await expectSoon(box(side)).toBeVisible();
    await input.fill(box(side), said);
    await expectSoon(sendButton(side)).toBeEnabled();
    await sendButton(side).dblclick();
    await expectSoon(messages(side).getByText(said)).toBeVisible();
    expect(await shownWaits()).toContain(t("chat.messages.loading"));
  });

  await test.step("all was sent once, and is there once", async () => {
    const wanted = ["POST /api/auth/login", "GET /api/discover"];
    for (const call of wanted) expect(sent().filter((one) => one === call)).toEqual([call]);
    expect(sent().filter((one) => one.includes(said))).toHaveLength(1);
    await page.reload({ timeout: 60_000 });
    await expectSoon(messages(side).getByText(said)).toHaveCount(1);
  });
});
