import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { InsightsPanel } from "./InsightsPanel.tsx";

const panel = (isByAi: boolean) => (
  <InsightsPanel
    title="One long conversation"
    isByAi={isByAi}
    name="Giulia"
    traits={{
      openness: 78,
      conscientiousness: 64,
      extraversion: 41,
      agreeableness: 71,
      neuroticism: 33,
    }}
    loveLanguages={{ giving: { words: 72, acts: 20 }, receiving: { gifts: 31 } }}
    loveLanguageErrors={{ giving: { words: 15 } }}
    leadingLanguages={{ giving: ["words"] }}
    confidence={0.82}
    confidenceInWords={{ word: "Well supported", meaning: "How far they settle your traits." }}
    account="You listen **before** you answer."
    parts={[{ title: "Something to try", text: "Ask *one* more question." }]}
    madeAt={new Date("2026-11-14T09:30:00Z")}
  />
);

test("says how sure it is and when it was made", async () => {
  const screen = await render(panel(false));
  await expect.element(screen.getByRole("button", { name: "Well supported" })).toBeVisible();
  expect(screen.getByRole("columnheader", { name: "Give or take" }).elements()).toHaveLength(1);
  const confidence = screen.getByRole("figure", { name: "Confidence" });
  await expect.element(confidence.getByText("82%")).toBeVisible();
  await expect.element(screen.getByText("Made on November 14, 2026")).toBeVisible();
});

test("reads Markdown; the result's name comes first, then its parts, each direction of affection too", async () => {
  const screen = await render(panel(false), "de");
  await expect.element(screen.getByText("before")).toBeVisible();
  const parts = screen.getByRole("heading", { level: 2 }).elements();
  expect(parts.map((part) => part.textContent)).toEqual([
    "One long conversation",
    "Deine Züge",
    "Wie du Zuneigung zeigst",
    "Wie Zuneigung dich erreicht",
    "Something to try",
  ]);
});

test("names the love languages that lead, and none where none is given", async () => {
  const screen = await render(panel(false));
  const card = (name: string) => screen.getByRole("region", { name }).getByRole("paragraph");
  expect(card("How you show affection").elements()[0]?.textContent).toBe("Kind words");
  expect(card("How affection reaches you").elements()).toEqual([]);
});

test("says that an AI wrote the words, before the first of them, and only then", async () => {
  const screen = await render(panel(true));
  const said = screen.getByText("Written by an AI from your scores. It can be wrong.");
  await expect.element(said).toBeVisible();
  const words = screen.getByText("before").element();
  expect(said.element().compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.rerender(panel(false));
  await expect.element(said).not.toBeInTheDocument();
});
