import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { QuickView } from "../QuickView/QuickView.tsx";
import { people } from "../testing/people.ts";
import { cardKinds } from "./card-actions.ts";
import { CandidateCard } from "./CandidateCard.tsx";

const spy = () => vi.fn<() => void>();

const allActions = () => ({
  pass: spy(),
  advisor: spy(),
  twin: spy(),
  message: spy(),
  like: spy(),
  unmatch: spy(),
  block: spy(),
  report: spy(),
});

const buttonsOf: Record<(typeof cardKinds)[number], string[]> = {
  discover: [
    "Pass on Rosalind",
    "Ask Duo about Rosalind",
    "Talk to Rosalind’s twin",
    "Write to Rosalind",
    "Give Rosalind a like",
  ],
  received: [
    "Pass on Rosalind",
    "Ask Duo about Rosalind",
    "Talk to Rosalind’s twin",
    "Write to Rosalind",
    "Give Rosalind a like",
  ],
  given: ["Ask Duo about Rosalind", "Talk to Rosalind’s twin"],
  match: ["Ask Duo about Rosalind", "Talk to Rosalind’s twin", "Write to Rosalind"],
};

test.each(cardKinds)(
  "a %s card offers what makes sense there, the main action last",
  async (kind) => {
    const screen = await render(
      <CandidateCard
        kind={kind}
        person={people.rosalind}
        compatibility={null}
        actions={allActions()}
      />,
    );
    const row = screen.getByRole("group", { name: "What you can do with Rosalind" });
    const buttons = row.getByRole("button").elements();
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(buttonsOf[kind]);
    const places = buttons.map((button) => button.getBoundingClientRect().left);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);

test("a button does what it says", async () => {
  const actions = allActions();
  const screen = await render(
    <CandidateCard
      kind="discover"
      person={people.rosalind}
      compatibility={null}
      actions={actions}
    />,
  );
  await screen.getByRole("button", { name: "Give Rosalind a like" }).click();
  expect(actions.like).toHaveBeenCalledTimes(1);
  expect(actions.pass).not.toHaveBeenCalled();
});

test("unmatch is offered for a match only, in the menu", async () => {
  const actions = allActions();
  const screen = await render(
    <CandidateCard kind="match" person={people.rosalind} compatibility={null} actions={actions} />,
  );
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const entries = () => screen.getByRole("menuitem").elements();
  await expect
    .poll(() => entries().map((entry) => entry.textContent))
    .toEqual(["Unmatch Rosalind", "Block Rosalind", "Report Rosalind"]);
  await screen.getByRole("menuitem", { name: "Block Rosalind" }).click();
  expect(actions.block).toHaveBeenCalledTimes(1);
});

test("what is not offered has no button and no menu", async () => {
  const screen = await render(
    <CandidateCard kind="discover" person={people.rosalind} compatibility={null} actions={{}} />,
  );
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("says who, where and what they told", async () => {
  const screen = await render(
    <CandidateCard kind="discover" person={people.rosalind} compatibility={null} actions={{}} />,
    "de",
  );
  const card = screen.getByRole("article", { name: "Rosalind, 34" });
  await expect.element(card.getByText("Lyon, Frankreich")).toBeVisible();
  const facts = card.getByRole("listitem").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual([
    "Frau",
    "Keine Kinder",
    "Hat Haustiere",
    "Zwilling ansprechbar",
  ]);
});

test("mentions nothing of what is not told", async () => {
  const screen = await render(
    <CandidateCard kind="discover" person={people.nobody} compatibility={null} actions={{}} />,
  );
  const card = screen.getByRole("article", { name: "Someone" });
  expect(card.element().textContent).toBe("SSomeone");
});

test("takes the focus from a script, and not by the tab key", async () => {
  const card = createRef<HTMLElement>();
  const screen = await render(
    <CandidateCard
      ref={card}
      kind="discover"
      person={people.rosalind}
      compatibility={null}
      actions={{ like: spy() }}
      quickView={<QuickView name="Rosalind" kind="outlined" size="small" seen="loading" />}
    />,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "A look at Rosalind" })).toHaveFocus();
  card.current?.focus();
  await expect.element(screen.getByRole("article", { name: "Rosalind, 34" })).toHaveFocus();
});
