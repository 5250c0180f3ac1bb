import "@gemel/ui/styles";
import type { Choices } from "@gemel/mock/handlers";
import { operations } from "@gemel/mock/operations";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startBackend, type Respond } from "../../flows/testing/backend.ts";
import { closeApp, openApp } from "../../shell/testing/open-app.tsx";

let sentTo: ReturnType<typeof startBackend>["sentTo"];

// The code of the screens, which a page fetches as it needs it.
beforeAll(async () => {
  await Promise.all([
    import("./DiscoverPage.tsx"),
    import("../people/FirstMessageDialog.tsx"),
    import("../settings/SettingsPage.tsx"),
    import("../../shell/frame/MemberHeader.tsx"),
    import("../../shell/frame/Notices.tsx"),
  ]);
});

beforeEach(async () => {
  await page.viewport(1280, 900);
});

afterEach(closeApp);

/** The body of an example of the contract. */
const exampleOf = <Body,>(id: keyof typeof operations, name: string): Body =>
  operations[id].answers[name]?.body as Body;

function answerWith(choices: Choices, respond?: Respond): void {
  const api = { getMe: "onboardingComplete", getDiscoverFeed: "middlePage", ...choices } as const;
  ({ sentTo } = startBackend(api, respond));
}

async function open(choices: Choices = {}, respond?: Respond) {
  answerWith(choices, respond);
  return (await openApp("/discover")).screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const names = (screen: Screen): string[] =>
  screen
    .getByRole("article")
    .elements()
    .map((card) => card.querySelector("h2")?.textContent ?? "");

/** Every card's name once they are there. */
async function cards(screen: Screen): Promise<string[]> {
  await expect.element(screen.getByRole("article").first()).toBeVisible();
  return names(screen);
}

const first = (screen: Screen, name: RegExp) => screen.getByRole("button", { name }).first();

describe("a pass", () => {
  test("takes the card away, gives the next one the focus, and can be taken back", async () => {
    const screen = await open();
    const before = await cards(screen);
    await first(screen, /^Pass on/).click();
    await expect.poll(() => names(screen)).toEqual(before.slice(1));
    await expect.element(screen.getByRole("article").first()).toHaveFocus();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => names(screen)).toEqual(before);
    await expect.element(screen.getByRole("article").first()).toHaveFocus();
    expect(sentTo("POST", /\/like$/)).toEqual([{ action: "pass" }]);
    expect(sentTo("DELETE", /\/like$/)).toHaveLength(1);
  });

  test("on a candidate who is not found removes the card, and says so to screen readers", async () => {
    const screen = await open({ likeProfile: "notFound" });
    const before = await cards(screen);
    await first(screen, /^Pass on/).click();
    await expect
      .element(screen.getByText(/ is no longer here\.$/))
      .toHaveAttribute("role", "status");
    await expect.poll(() => names(screen)).toEqual(before.slice(1));
    await expect.poll(() => screen.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  });

  test("by keyboard leads from card to card, and to the heading after the last", async () => {
    const screen = await open({ getDiscoverFeed: "one" });
    await cards(screen);
    answerWith({ getDiscoverFeed: "empty", likeProfile: "passed" });
    (first(screen, /^Pass on/).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect.element(screen.getByText(/Try widening your filters/)).toBeVisible();
  });
});

describe("a first message", () => {
  test("goes with the like, and a failed one is still there", async () => {
    const screen = await open({ likeProfile: "unreachable" });
    const before = await cards(screen);
    await first(screen, /^Write to/).click();
    await screen.getByRole("textbox", { name: /Your message/ }).fill("  Which cake was it?\n");
    await screen.getByRole("button", { name: "Like and send" }).click();
    await expect.element(screen.getByText(/^That did not work\./)).toBeInTheDocument();
    await expect.poll(() => names(screen)).toEqual(before);
    expect(sentTo("POST", /\/like$/)).toEqual([{ action: "like", message: "Which cake was it?" }]);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    // By keyboard: a click so soon after the first would count as the second of a double click.
    (first(screen, /^Write to/).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(screen.getByRole("textbox", { name: /Your message/ }))
      .toHaveValue("  Which cake was it?\n");
  });

  test("that failed elsewhere says so there, can be sent again, and waits in its box", async () => {
    const answers: ((answer: Response) => void)[] = [];
    answerWith({}, ({ method, url }) =>
      method === "POST" && url.endsWith("/like")
        ? new Promise((resolve) => {
            answers.push(resolve);
          })
        : undefined,
    );
    const { screen, go } = await openApp("/discover");
    await cards(screen);
    await first(screen, /^Write to/).click();
    const box = screen.getByRole("textbox", { name: /Your message/ });
    await expect.element(box).toBeVisible();
    const name = screen.getByRole("dialog").getByRole("heading").element().textContent;
    await box.fill("Which cake was it?");
    await screen.getByRole("button", { name: "Like and send" }).click();
    await expect.poll(() => answers.length).toBe(1);
    go("/settings");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    answers[0]?.(new Response(null, { status: 500 }));
    const notice = screen.getByRole("alert").getByText(/was not sent\. Your message is kept\.$/);
    await expect.element(notice).toBeVisible();
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => answers.length).toBe(2);
    await expect.element(notice).not.toBeInTheDocument();
    answers[1]?.(new Response(null, { status: 500 }));
    await expect.element(notice).toBeVisible();
    expect(sentTo("POST", /\/like$/)).toEqual(
      [1, 2].map(() => ({ action: "like", message: "Which cake was it?" })),
    );
    go("/discover");
    await cards(screen);
    await screen
      .getByRole("article")
      .getByRole("button", { name: name ?? "" })
      .first()
      .click();
    await expect.element(box).toHaveValue("Which cake was it?");
  });

  test("is being typed until it is sent: then nothing holds back a match or a newer app", async () => {
    answerWith({});
    const { screen, gemel } = await openApp("/discover");
    const isTyped = () => Object.values(gemel.busy.getSnapshot().context.works).includes("typing");
    await cards(screen);
    await first(screen, /^Write to/).click();
    await screen.getByRole("textbox", { name: /Your message/ }).fill("Which cake was it?");
    await expect.poll(isTyped).toBe(true);
    await screen.getByRole("button", { name: "Like and send" }).click();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.poll(isTyped).toBe(false);
  });

  test("is sent once by a double click, whose second half finds the dialog closing", async () => {
    const screen = await open();
    await cards(screen);
    await first(screen, /^Write to/).click();
    await screen.getByRole("textbox", { name: /Your message/ }).fill("Which cake was it?");
    const form = screen.getByRole("dialog").element().querySelector("form");
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.poll(() => sentTo("POST", /\/like$/).length).toBeGreaterThan(0);
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(sentTo("POST", /\/like$/)).toHaveLength(1);
  });
});

test("blocking takes the card away and gives the next one the focus", async () => {
  const screen = await open();
  const before = await cards(screen);
  await first(screen, /^More about/).click();
  await screen.getByRole("menuitem", { name: /^Block/ }).click();
  await screen.getByRole("button", { name: "Block", exact: true }).click();
  await expect.poll(() => names(screen)).toEqual(before.slice(1));
  await expect.element(screen.getByRole("article").first()).toHaveFocus();
});

describe("filters", () => {
  test("are saved, and the feed reloads", async () => {
    const screen = await open({ getDiscoverFeed: "lastPage" });
    await cards(screen);
    await screen.getByRole("button", { name: "Show filters" }).click();
    await screen.getByText("Has a voice message").click();
    const before = sentTo("GET", /\/discover$/).length;
    await screen.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => sentTo("GET", /\/discover$/).length).toBe(before + 1);
    const saved = exampleOf<{ require_voice: boolean }>("getCriteria", "saved");
    expect(sentTo("PUT", /\/me\/criteria$/)).toEqual([
      { ...saved, require_voice: !saved.require_voice },
    ]);
  });

  test("the tightest of them can be loosened from the empty feed", async () => {
    const screen = await open({ getDiscoverFeed: "empty" });
    await screen.getByRole("button", { name: "Look up to 1,000 km away" }).click();
    await expect
      .poll(() => sentTo("PUT", /\/me\/criteria$/))
      .toEqual([expect.objectContaining({ max_distance_km: 1000 })]);
  });

  test("say where they were loosened that it failed, as the drawer is closed on a phone", async () => {
    await page.viewport(360, 800);
    const screen = await open({ getDiscoverFeed: "empty", updateCriteria: "internal" });
    await screen.getByRole("button", { name: "Look up to 1,000 km away" }).click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("Failed to load.");
  });

  test("that were not loaded are not loosened", async () => {
    const screen = await open({ getDiscoverFeed: "empty", getCriteria: "internal" });
    await expect.element(screen.getByText(/live farther away/)).toBeVisible();
    await expect
      .poll(() => screen.getByRole("button", { name: /^Look up to/ }).elements())
      .toEqual([]);
  });

  test("are asked for once: a reload of the page does not open them again", async () => {
    answerWith({});
    const { place, screen } = await openApp("/filters");
    await expect.element(screen.getByRole("button", { name: "Hide filters" })).toBeVisible();
    await expect.poll(place).toEqual({ path: "/discover", state: null });
  });

  test("are a rail at first, and stay open where they were left open", async () => {
    const screen = await open();
    await screen.getByRole("button", { name: "Show filters" }).click();
    expect(localStorage.getItem("discoverFiltersCollapsed")).toBe("0");
    await screen.unmount();
    const again = await open();
    await again.getByRole("button", { name: "Hide filters" }).click();
    expect(localStorage.getItem("discoverFiltersCollapsed")).toBe("1");
  });
});
