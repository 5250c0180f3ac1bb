import { expect, test } from "./support/journey.ts";
import { expectNoReload, leaveAndReturn } from "./support/leave-and-return.ts";
import { signIn } from "./support/sign-in.ts";
import type { Person } from "./support/person.ts";
import { box, expectMessage, write } from "./support/steps/talk-steps.ts";
import { matchUp } from "./support/two-people.ts";
import type { Visit } from "./support/visit.ts";

interface Work {
  readonly name: string;
  /** `chat` is the conversation of two people. */
  readonly path: "/profile" | "/contact" | "/conversations?tab=twin" | "chat";
  readonly begin: (visit: Visit) => Promise<void>;
  readonly isThere: (visit: Visit) => Promise<void>;
}

const button = ({ page }: Visit, name: string) => page.getByRole("button", { name, exact: true });

const composer = (visit: Visit, { name }: Person) => box({ visit, other: name });

async function openMenu(visit: Visit, item: string): Promise<void> {
  const { page, input, t } = visit;
  await input.press(button(visit, t("chat.menu.open")));
  await input.press(page.getByRole("menuitem", { name: item }));
}

const details = ({ page, t }: Visit) =>
  page.getByRole("textbox", { name: t("people.report.details") });

/** Found by its name: a menu that closes is a dialog as well. */
const advice = ({ page, t }: Visit, { name }: Person) =>
  page.getByRole("dialog", { name: t("people.advice.title", { name }) });

/** Work that a member may be in the middle of when another tab comes to the front. */
const worksBeside = (other: Person): readonly Work[] => [
  {
    name: "a recording for the profile",
    path: "/profile",
    begin: async (visit) => {
      const { page, input, t } = visit;
      await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.voice") }));
      await input.press(button(visit, t("media.record.start")));
      await expect(page.getByText("0:01", { exact: true })).toBeVisible();
    },
    isThere: async (visit) => {
      const { page, t } = visit;
      // A hidden page does not record: the recording has stopped and is kept.
      await expect(button(visit, t("media.voiceMessage.save"))).toBeVisible();
      await leaveAndReturn(page);
      await expect(button(visit, t("media.voiceMessage.save"))).toBeVisible();
    },
  },
  {
    name: "a voice note",
    path: "chat",
    begin: async (visit) => {
      await visit.input.press(button(visit, visit.t("media.note.start")));
      await expect(visit.page.getByText("0:01", { exact: true })).toBeVisible();
    },
    isThere: async (visit) => {
      const { page, t } = visit;
      await expect(button(visit, t("media.note.send"))).toBeVisible();
      await leaveAndReturn(page);
      await expect(button(visit, t("media.note.send"))).toBeVisible();
    },
  },
  {
    name: "speaking with the twin",
    path: "/conversations?tab=twin",
    begin: async (visit) => {
      const { page, input, t } = visit;
      await input.press(button(visit, t("people.twin.start")));
      await input.press(button(visit, t("media.popup.open")));
      await expect(page.getByRole("dialog").getByText(t("media.popup.idle"))).toBeVisible();
    },
    isThere: async ({ page, t }) => {
      await expect(page.getByRole("dialog").getByText(t("media.popup.idle"))).toBeVisible();
    },
  },
  {
    name: "a message",
    path: "chat",
    begin: (visit) => visit.input.fill(composer(visit, other), "I was about to say"),
    isThere: async (visit) => {
      await expect(composer(visit, other)).toHaveValue("I was about to say");
      await visit.page.reload();
      await expect(composer(visit, other)).toHaveValue("I was about to say");
      await visit.input.fill(composer(visit, other), "");
    },
  },
  {
    name: "a report",
    path: "chat",
    begin: async (visit) => {
      await openMenu(visit, visit.t("people.card.report", { name: other.name }));
      await visit.input.fill(details(visit), "They asked me for money.");
    },
    isThere: (visit) => expect(details(visit)).toHaveValue("They asked me for money."),
  },
  {
    name: "the question whether to delete",
    path: "chat",
    begin: async (visit) => {
      await openMenu(visit, visit.t("chat.delete.action"));
      await expect(visit.page.getByRole("alertdialog")).toBeVisible();
    },
    isThere: ({ page }) => expect(page.getByRole("alertdialog")).toBeVisible(),
  },
  {
    name: "advice about a member",
    path: "chat",
    begin: async (visit) => {
      await openMenu(visit, visit.t("people.card.advisor", { name: other.name }));
      await expect(advice(visit, other)).toBeVisible();
    },
    isThere: (visit) => expect(advice(visit, other)).toBeVisible(),
  },
  {
    name: "what to say in a recording",
    path: "/profile",
    begin: async (visit) => {
      const { page, input, t } = visit;
      await input.pickTab(page.getByRole("tab", { name: t("profile.tabs.voice") }));
      await input.press(button(visit, t("profile.voice.script.open")));
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    isThere: ({ page }) => expect(page.getByRole("dialog")).toBeVisible(),
  },
  {
    name: "a message to us",
    path: "/contact",
    begin: ({ page, input, t }) =>
      input.fill(page.getByRole("textbox", { name: t("contact.message") }), "Half of what I"),
    isThere: async ({ page, t }) => {
      const message = page.getByRole("textbox", { name: t("contact.message") });
      await expect(message).toHaveValue("Half of what I");
    },
  },
];

test("returning to the tab does not interrupt work", async ({ visit, backend, robin, chiara }) => {
  const { page } = visit;
  const conversation = await matchUp(backend, robin, chiara);
  await signIn(visit, robin);
  for (const { name, path, begin, isThere } of worksBeside(chiara)) {
    await test.step(name, async () => {
      await page.goto(path === "chat" ? `/chat/${conversation}` : path);
      await begin(visit);
      const navigations: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) navigations.push(request.url());
      });
      await leaveAndReturn(page);
      await expectNoReload(page);
      expect(navigations).toEqual([]);
      await isThere(visit);
    });
  }
});

test("a conversation that is only read is fresh, and still live", async ({
  visit,
  backend,
  robin,
  chiara,
}) => {
  const { page } = visit;
  const conversation = await matchUp(backend, chiara, robin);
  await signIn(visit, robin, `/chat/${conversation}`);
  await expect(composer(visit, chiara)).toBeVisible();
  const loaded = page.waitForEvent("load");
  await leaveAndReturn(page);
  await loaded;
  const side = { visit, other: chiara.name };
  await write(side, "Are you still there?");
  await expectMessage(side, "Are you still there?");
});
