import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend, type Respond } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../../shell/testing/open-app.tsx";

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./ModerationPage.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
    import("../../shell/failures/NotFound.tsx"),
  ]);
});

beforeEach(() => page.viewport(1280, 900));
afterEach(closeApp);

const begin = (choices: Choices = {}, respond?: Respond) =>
  startBackend({ getMe: "admin", getReports: "lastPage", ...choices }, respond);

const isDrawn = (picture: Element | null): boolean =>
  picture instanceof HTMLImageElement && picture.naturalHeight > 0;

/** Returns the position on the page and the height of each element, px. */
const placesOf = (elements: Iterable<Element>): readonly unknown[] =>
  [...elements].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });

const report = "/moderation/c1d0a7e4-52b9-4f3e-8d6a-9b7c5e3f1a01";

async function open(address = report) {
  const { screen, place } = await openApp(address);
  const main = screen.getByRole("main");
  return {
    screen,
    main,
    place,
    rule: async (action: string) => {
      // The input itself is out of sight: people press its label.
      await main.getByText(action, { exact: true }).click();
      await main.getByRole("button", { name: "Decide" }).click();
    },
  };
}

test("who is no admin finds no page at the address, and no link to it", async () => {
  const { sentTo } = begin({ getMe: "onboardingComplete" });
  const { screen, main } = await open("/moderation");
  await expect
    .element(main.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Nobody lives at this address");
  await expect.element(screen.getByRole("link", { name: "Discover" }).first()).toBeVisible();
  await screen.getByRole("button", { name: "You", exact: true }).click();
  await expect.element(screen.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Moderation" })).not.toBeInTheDocument();
  expect(sentTo("GET", /^\/moderation/)).toEqual([]);
});

describe("the lists", () => {
  test("say how many wait, and lead to each report", async () => {
    begin();
    const { screen, main, place } = await open("/moderation");
    await screen.getByRole("button", { name: "You", exact: true }).click();
    await expect
      .element(screen.getByRole("link", { name: "Moderation" }).first())
      .toHaveAttribute("aria-current", "page");
    await expect.element(main.getByRole("tab", { name: "Open 2" })).toBeVisible();
    await main.getByRole("link", { name: /^Spam/ }).click();
    await expect.poll(() => place().path).toMatch(/^\/moderation\/[\w-]{36}$/);
  });

  test("a suspension ends from the trail, with a note", async () => {
    const { sentTo } = begin();
    const { screen, main } = await open("/moderation?tab=audit");
    await main.getByRole("button", { name: "End the suspension" }).click();
    const dialog = screen.getByRole("alertdialog");
    await dialog.getByRole("textbox", { name: "Note" }).fill("We talked.");
    await dialog.getByRole("button", { name: "End the suspension" }).click();
    await expect.poll(() => sentTo("POST", /\/reinstate$/)).toEqual([{ note: "We talked." }]);
    await expect
      .element(main.getByText(/^The suspension of Théo-Émile .* has ended\.$/))
      .toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("held words are discarded with a note, up to the newest that is shown", async () => {
    const { sentTo } = begin();
    const { screen, main } = await open("/moderation?tab=held");
    await main.getByRole("button", { name: "Discard" }).first().click();
    const dialog = screen.getByRole("alertdialog");
    await dialog.getByRole("textbox", { name: "Note" }).fill("The same to all.");
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect
      .poll(() => sentTo("POST", /\/held-words\/[\w-]{36}\/decision$/))
      .toEqual([{ action: "discard", note: "The same to all.", until: "2026-11-20T07:41:12Z" }]);
    await expect
      .element(main.getByText("The words of Lukas am Deich are discarded."))
      .toBeInTheDocument();
    await expect.element(main.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("a list that fails can be tried again", async () => {
    begin({ getReports: "internal" });
    const { main } = await open("/moderation");
    await expect.element(main.getByText("The list could not be loaded.")).toBeVisible();
    begin();
    await main.getByRole("button", { name: "Try again" }).click();
    await expect.element(main.getByRole("article").first()).toBeVisible();
  });
});

describe("a report", () => {
  test("shows its evidence", async () => {
    begin();
    const { main } = await open();
    await expect
      .element(main.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Harassment: Lukas W.");
    await expect.element(main.getByText("Perché non rispondi?")).toBeVisible();
    const picture = { name: "Picture of Lukas W. at that time" };
    await expect
      .element(
        main.getByRole("region", { name: "The profile at that time" }).getByRole("img", picture),
      )
      .toBeVisible();
    await expect.element(main.getByText("2 messages were left out.")).toBeVisible();
    const former = main.getByRole("region", { name: "What the profile said before" });
    await expect.element(former.getByText("Ich war gestern vor deiner Tür.")).toBeVisible();
    const added = main.getByRole("region", { name: "Added later" });
    await expect.element(added.getByText(/^Wer nicht antwortet/)).toBeVisible();
    await expect.element(added.getByRole("img", picture)).toBeVisible();
    await expect.element(main.getByText("3 members report this one.")).toBeVisible();
    await expect.element(main.getByText("from 2 other members")).toBeVisible();
    await expect.element(main.getByRole("group", { name: "Recording of Lukas W." })).toBeVisible();
    await expect
      .element(main.getByRole("group", { name: "Voice message of Lukas W." }))
      .toBeVisible();
    await expect.element(main.getByText("2 other reports")).toBeVisible();
  });

  test("has its ruling a press away in the first window of a phone, and the focus goes there", async () => {
    await page.viewport(360, 740);
    begin();
    const { main } = await open();
    const way = main.getByRole("button", { name: "Your decision" });
    await expect.element(way).toBeInViewport({ ratio: 1 });
    await way.click();
    await expect.element(main.getByText("Dismiss", { exact: true })).toBeInViewport();
    await userEvent.tab();
    await expect.element(main.getByRole("radio", { name: "Dismiss" })).toHaveFocus();
  });

  const answers = { next: /\/moderation\/reports$/, picture: /\/picture$/ } as const;

  test.for(["next", "picture"] as const)(
    "stands still when what comes last is the %s",
    async (last) => {
      await page.viewport(360, 640);
      const late = Promise.withResolvers<undefined>();
      begin({ decideReport: "decided" }, (request) =>
        answers[last].test(new URL(request.url).pathname) ? late.promise : undefined,
      );
      const { main, rule } = await open();
      await rule("Warn");
      const done = main.getByText("The warning is on its way.");
      await expect.element(done).toBeVisible();
      const picture = main.getByRole("img", { name: /^Picture of/ });
      const next = main.getByRole("link", { name: "Next report" });
      const isFocused = () => next.query() === document.activeElement;
      const isThere = { next: () => isDrawn(picture.query()), picture: isFocused }[last];
      await expect.poll(isThere).toBe(true);
      const before = placesOf(document.querySelectorAll("main section"));
      late.resolve(undefined);
      await expect.element(next).toHaveFocus();
      await expect.poll(() => isDrawn(picture.query())).toBe(true);
      expect(placesOf(document.querySelectorAll("main section"))).toEqual(before);
    },
  );

  test("that has a ruling can be ruled on again, by keyboard, and the ruling can be kept", async () => {
    const { sentTo } = begin({ getReport: "decided", decideReport: "decided" });
    const { main, rule } = await open();
    const revise = main.getByRole("button", { name: "Decide again" });
    await revise.click();
    const keep = main.getByRole("button", { name: "Keep the decision" });
    await expect.element(keep).toHaveFocus();
    await keep.click();
    await expect.element(revise).toHaveFocus();
    await revise.click();
    await rule("Warn");
    await expect
      .poll(() => sentTo("POST", /\/decision$/))
      .toEqual([{ action: "warn", note: "", revises: "2026-11-16T08:20:00Z" }]);
    await expect.element(main.getByText("The warning is on its way.")).toBeVisible();
  });

  test("that another admin ruled on meanwhile shows their ruling", async () => {
    begin();
    const { main, rule } = await open();
    await expect.element(main.getByRole("radio", { name: "Warn" })).toBeVisible();
    begin({ decideReport: "alreadyDecided", getReport: "decided" });
    await rule("Warn");
    await expect.element(main.getByText(/^Another admin was faster/)).toBeVisible();
    await expect.element(main.getByText(/^Suspended by Marisol O\./)).toBeVisible();
  });

  test("that was added to meanwhile shows what is new, and keeps the draft", async () => {
    begin({ getReport: "withoutEvidence" });
    const { main, rule } = await open();
    const note = main.getByRole("textbox", { name: "Note" });
    await note.fill("Tone.");
    begin({ decideReport: "addedMeanwhile" });
    await rule("Warn");
    const name = /^Something was added to this report meanwhile/;
    await expect.element(main.getByRole("group", { name })).toHaveFocus();
    await expect.element(main.getByRole("region", { name: "Added later" })).toBeVisible();
    await expect.element(main.getByRole("radio", { name: "Warn" })).toBeChecked();
    await expect.element(note).toHaveValue("Tone.");
    const { sentTo } = begin({ decideReport: "decided" });
    await main.getByRole("button", { name: "Decide" }).click();
    await expect
      .poll(() => sentTo("POST", /\/decision$/))
      .toEqual([{ action: "warn", note: "Tone.", seen_until: "2026-11-20T06:12:00Z" }]);
    await expect.element(main.getByText("The warning is on its way.")).toBeVisible();
  });

  test("that another admin ruled on after this one shows the other's ruling", async () => {
    begin({ decideReport: "decided" });
    const { main, rule } = await open();
    await rule("Warn");
    await main.getByRole("button", { name: "Decide again" }).click();
    begin({ decideReport: "alreadyDecided", getReport: "decided" });
    await rule("Warn");
    await expect.element(main.getByText(/^Another admin was faster/)).toBeVisible();
  });
});
