import "@gemel/ui/styles";
import { WithMessages } from "@gemel/i18n";
import type { Choices } from "@gemel/mock/handlers";
import { Suspense } from "react";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { startBackend } from "../../flows/testing/backend.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { closeApp, draw, openApp } from "../../shell/testing/open-app.tsx";
import { DisplayBoundary } from "./DisplayBoundary.tsx";
import QuestionnairePage from "./QuestionnairePage.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

/** A member whose questionnaire is open. */
const answerable: Choices = { getMe: "profileCompleted", getCompletionStatus: "open" };

function InGerman() {
  const { choose } = useLanguage();
  return (
    <button type="button" onClick={() => void choose("de")}>
      auf Deutsch
    </button>
  );
}

let asked: readonly URL[];

/** Opens the page as a browser does that has been closed or reloaded. */
async function open(choices: Choices) {
  ({ asked } = startBackend({ ...answerable, ...choices }));
  const { screen } = await draw(
    <>
      <InGerman />
      <Routes>
        <Route
          path="/questionnaire"
          element={
            <Suspense>
              <WithMessages bundles={["member", "questionnaire"]}>
                <QuestionnairePage />
              </WithMessages>
            </Suspense>
          }
        />
        <Route path="/" element={<p>The start page</p>} />
      </Routes>
    </>,
    { address: "/questionnaire" },
  );
  return screen;
}

type Screen = Awaited<ReturnType<typeof open>>;

const side = (screen: Screen, name: string | RegExp, row: number) =>
  screen.getByRole("radio", { name }).nth(row);

async function answerChoice(screen: Screen): Promise<void> {
  await side(screen, /^Fits most/, 0).click();
  await side(screen, /^Fits least/, 2).click();
}

test("a part begins with what was chosen so far, which describes its first question and takes no focus", async () => {
  const screen = await open({ getQuestionnaire: "english" });
  const said = screen.getByText(/\d+ are not/);
  const question = (name: RegExp) => screen.getByRole("heading", { level: 2, name });
  await answerChoice(screen);
  await expect.element(question(/2 of 2 in Everyday/)).toHaveFocus();
  expect(said.query()).toBeNull();
  await answerChoice(screen);
  const first = question(/1 of 2 in Being close/);
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription(/^Part 1 of \d done.*\d+ are not/);
});

test("another language keeps the question and what is chosen", async () => {
  const screen = await open({ getQuestionnaire: "english" });
  await side(screen, /^Fits most/, 3).click();
  startBackend({ ...answerable, getQuestionnaire: "german" });
  await screen.getByText("auf Deutsch").click();
  await expect.element(screen.getByRole("heading", { name: /Alltag/ })).toBeVisible();
  const chosen = screen.getByRole("radio", { checked: true });
  await expect.element(chosen).toBeVisible();
  expect(chosen.elements()).toHaveLength(1);
});

test("a question that cannot be drawn is reported, and can be tried again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  function Question() {
    if (isBroken) throw new Error("a bug");
    return <p>The question</p>;
  }
  const { screen } = await draw(
    <DisplayBoundary>
      <Question />
    </DisplayBoundary>,
  );
  const text = screen.getByRole("alert").getByText("Error displaying questionnaire content.");
  await expect.element(text).toBeVisible();
  isBroken = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("The question")).toBeVisible();
});

test("answering again begins without answers, and a reload keeps what was begun", async () => {
  const choices = {
    getMe: "onboardingComplete",
    getCompletionStatus: "againOpen",
    getQuestionnaire: "english",
  } as const;
  const before = await open(choices);
  await before.getByRole("button", { name: "Answer again" }).click();
  await expect.element(before.getByText(/You begin from the start/)).toBeVisible();
  expect(before.getByRole("radio", { checked: true }).elements()).toEqual([]);
  await side(before, /^Fits most/, 1).click();
  await before.unmount();

  const after = await open(choices);
  await expect.element(side(after, /^Fits most/, 1)).toBeChecked();
});

test("a member who has answered is led on to people, and is not read again", async () => {
  const screen = await open({ getMe: "onboardingComplete", getCompletionStatus: "completed" });
  await expect
    .element(screen.getByRole("link", { name: "Discover people" }))
    .toHaveAttribute("href", "/discover");
  expect(asked.filter(({ pathname }) => pathname === "/api/me")).toHaveLength(1);
});

describe("on a phone", () => {
  beforeEach(() => page.viewport(360, 740));
  const openWhole = async () => {
    startBackend({ ...answerable, getQuestionnaire: "english" });
    const { screen } = await openApp("/questionnaire");
    await expect.element(screen.getByRole("radio").first()).toBeVisible();
    return screen;
  };

  test("only the first question has a title above it, and each begins at its top", async () => {
    const screen = await openWhole();
    const lead = screen.getByText(/There are no right answers/);
    // In the band with the title, which the page's own heading says to screen readers.
    const band = lead.element();
    expect(band.querySelector("[aria-hidden]")?.textContent).toBe("Questionnaire");
    expect(band.clientHeight).toBeGreaterThan(32);
    await answerChoice(screen);
    await expect.element(screen.getByRole("heading", { name: /2 of 2 in Everyday/ })).toHaveFocus();
    await expect.element(lead).not.toBeInTheDocument();
    expect(window.scrollY).toBe(0);
    expect(document.documentElement.scrollHeight).toBe(740);
  });

  test("the way on stays at the lower edge, however short a question is", async () => {
    const screen = await openWhole();
    await answerChoice(screen);
    await expect.element(screen.getByRole("heading", { name: /2 of 2 in Everyday/ })).toHaveFocus();
    const { bottom } = screen
      .getByRole("button", { name: "Next" })
      .element()
      .getBoundingClientRect();
    expect(bottom).toBeGreaterThan(720);
  });

  test("box and way on of an open question stand above a keyboard of 300 px", async () => {
    const screen = await openWhole();
    for (const part of ["Everyday", "Being"]) {
      for (const number of [1, 2]) {
        const name = new RegExp(`${number} \\w+ 2 .*${part}`, "i");
        await expect.element(screen.getByRole("heading", { name })).toBeVisible();
        await answerChoice(screen);
      }
    }
    const box = screen.getByRole("textbox");
    await box.click();
    await page.viewport(360, 440);
    // Scrolls as a browser does for a field that has the focus.
    box.element().scrollIntoView({ block: "nearest" });
    const next = screen.getByRole("button", { name: "Next" });
    const place = (part: typeof box) => part.element().getBoundingClientRect();
    await expect.poll(() => place(next).bottom).toBeLessThanOrEqual(440);
    expect(place(box).top).toBeGreaterThanOrEqual(0);
    expect(place(box).bottom).toBeLessThanOrEqual(place(next).top);
  });
});
