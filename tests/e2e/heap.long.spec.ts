import type { Locator } from "@playwright/test";
import { letIn } from "../screens/let-in.ts";
import type { Conversations } from "../screens/views.ts";
import { collect, launchWithPlainHeap } from "./support/heap.ts";
import { expect, test } from "./support/journey.ts";
import type { Visit } from "./support/visit.ts";

test.use({
  size: "phone",
  launchOptions: await launchWithPlainHeap(),
  // A trace keeps its notes about a page in that page.
  trace: "off",
});

/** Something that is opened over and over. */
interface Opening {
  readonly name: string;
  readonly address: (conversations: Conversations) => string;
  readonly open: (visit: Visit) => Promise<void>;
  readonly close: (visit: Visit) => Promise<void>;
}

/** Opens a window by the first button of that name, and waits until it has the focus and this to show. */
async function openWindow(
  visit: Visit,
  button: string | RegExp,
  shown: (window: Locator) => Locator,
) {
  const { page, input } = visit;
  await input.press(page.getByRole("main").getByRole("button", { name: button }).first());
  await expect(shown(page.getByRole("dialog"))).toBeVisible();
  await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
}

async function closeWindow({ page }: Visit): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const firstConversation = ({ page }: Visit): Locator =>
  page.getByRole("tabpanel").getByRole("link").first();

const openings: readonly Opening[] = [
  {
    name: "a conversation",
    address: () => "/conversations?tab=user",
    open: async (visit) => {
      await visit.input.press(firstConversation(visit));
      await expect(visit.page).toHaveURL(/\/chat\//);
      await expect(visit.page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    },
    close: async (visit) => {
      await visit.page.goBack();
      await expect(firstConversation(visit)).toBeVisible();
    },
  },
  {
    name: "the voice popup",
    address: ({ twin }) => `/chat/${twin}`,
    open: (visit) =>
      openWindow(visit, visit.t("media.popup.open"), (popup) =>
        popup.getByText(visit.t("media.popup.idle")),
      ),
    close: closeWindow,
  },
  {
    name: "the drawer of filters",
    address: () => "/discover",
    open: (visit) =>
      openWindow(visit, visit.t("people.filters.title"), (drawer) =>
        drawer.getByRole("button", { name: visit.t("people.filters.apply") }),
      ),
    close: closeWindow,
  },
  {
    name: "a quick view of a member",
    address: () => "/discover",
    open: (visit) => openWindow(visit, /, \d+$/, (look) => look.getByRole("paragraph").first()),
    close: closeWindow,
  },
];

/** Runs until everything is loaded and every code path was taken. */
const warmUp = 10;

const times = 20;

for (const { name, address, open, close } of openings) {
  test(`${name}, opened and closed twenty times, leaves no more than 2 % in the heap and nothing in the page`, async ({
    visit,
    context,
  }) => {
    const { page } = visit;
    const conversations = await letIn(context, "onboarding_complete");
    if (conversations === undefined) throw new Error("There is no conversation");
    await page.goto(address(conversations));
    const repeat = async (max: number): Promise<void> => {
      for (let count = 0; count < max; count++) {
        await open(visit);
        await close(visit);
      }
    };
    const browser = await context.newCDPSession(page);
    await repeat(warmUp);
    const before = await collect(browser);
    await repeat(times);
    const after = await collect(browser);
    expect(after.heap / before.heap).toBeLessThanOrEqual(1.02);
    expect(after.nodes - before.nodes).toBeLessThan(times);
    expect(after.listeners - before.listeners).toBeLessThan(times);
  });
}
