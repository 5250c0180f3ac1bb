import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AnswersProvider } from "../../foundation/AnswersProvider.tsx";
import { render } from "../../testing/render.tsx";
import { fits, people } from "../testing/people.ts";
import { CandidateCard, type CandidateCardProps } from "./CandidateCard.tsx";
import { cardKinds } from "./CardButtons.tsx";

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

const all = [
  "Pass on Rosalind",
  "Write to Rosalind",
  "Give Rosalind a like",
  "Talk to the twin, an AI: Rosalind",
  "Ask Duo, an AI: Rosalind",
];
const questions = all.slice(3);
const buttonsOf: Record<(typeof cardKinds)[number], string[]> = {
  discover: all,
  received: all,
  given: questions,
  match: ["Write to Rosalind", ...questions],
};

const locales = ["en", "de", "fr", "it", "es"] as const;

type Given = Partial<CandidateCardProps> & { width?: number };
const card = ({ width, ...props }: Given = {}) => (
  <div style={{ inlineSize: width }}>
    <CandidateCard
      kind="discover"
      person={people.rosalind}
      compatibility={null}
      actions={allActions()}
      {...props}
    />
  </div>
);
const phone = { compatibility: fits.perhaps, width: 328 };

const expectNamesOf = (buttons: Element[]) => {
  for (const button of buttons) {
    const name = button.getAttribute("aria-label")?.toLowerCase();
    expect(name).toContain(button.textContent.toLowerCase());
  }
};
const expectOneLine = (buttons: Element[]) => {
  const tops = buttons.map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
};

test.each(cardKinds)("a %s card offers what makes sense there", async (kind) => {
  const screen = await render(card({ kind }));
  const row = screen.getByRole("group", { name: "What you can do with Rosalind" });
  const buttons = row.getByRole("button").elements();
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(buttonsOf[kind]);
});

test.each(locales)(
  "in %s the name of a button has the words on it, and what an AI can be asked is one line on a phone",
  async (locale) => {
    const screen = await render(card(phone), locale);
    await document.fonts.ready;
    const buttons = screen.getByRole("group").getByRole("button").elements();
    expect(buttons).toHaveLength(5);
    expectNamesOf(buttons);
    expectOneLine(buttons.slice(3));
  },
);

test.each(locales)(
  "in %s the words on a card say that no AI answers where none is set up, in one line on a phone",
  async (locale) => {
    const screen = await render(
      <AnswersProvider isWithoutAi>{card({ ...phone, kind: "given" })}</AnswersProvider>,
      locale,
    );
    const asked = screen.getByRole("group").last().getByRole("button").elements();
    expect(asked).toHaveLength(2);
    for (const { textContent } of asked)
      expect(textContent).toMatch(/without AI|ohne KI|sans IA|senza IA|sin IA/);
    expectNamesOf(asked);
    expectOneLine(asked);
  },
);

test("unmatch is offered for a match only, in the menu", async () => {
  const actions = allActions();
  const screen = await render(card({ kind: "match", actions }));
  await screen.getByRole("button", { name: "More about Rosalind" }).click();
  const entries = () => screen.getByRole("menuitem").elements();
  await expect
    .poll(() => entries().map((entry) => entry.textContent))
    .toEqual(["Unmatch Rosalind", "Block Rosalind", "Report Rosalind"]);
  await screen.getByRole("menuitem", { name: "Block Rosalind" }).click();
  expect(actions.block).toHaveBeenCalledTimes(1);
});

test("shows name, place and facts", async () => {
  const screen = await render(card({ actions: {} }), "de");
  const article = screen.getByRole("article", { name: "Rosalind, 34" });
  await expect.element(article.getByText("Lyon, Frankreich")).toBeVisible();
  const facts = article.getByRole("listitem").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual([
    "Frau",
    "Keine Kinder",
    "Hat Haustiere",
    "Zwilling ansprechbar",
  ]);
});

test("where its twin can be talked with, the way there alone says so", async () => {
  const screen = await render(card({ actions: { twin: spy() } }));
  await expect.element(screen.getByText("Twin, an AI")).toBeVisible();
  const facts = screen.getByRole("listitem").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual(["Woman", "No children", "Has pets"]);
});

test("mentions no fact that is not given", async () => {
  const screen = await render(card({ person: people.blank, actions: {} }));
  const article = screen.getByRole("article", { name: "Someone" });
  expect(article.element().textContent).toBe("SSomeone");
});

test("a press on the portrait opens the quick view, whose actions close it and act", async () => {
  const actions = allActions();
  const seen = { person: people.rosalind, bio: "I repair bicycles.", compatibility: null };
  const screen = await render(card({ actions, quickView: { seen } }));
  const { left, top } = screen.getByRole("article").element().getBoundingClientRect();
  const hit = document.elementFromPoint(left + 60, top + 60);
  expect(hit?.textContent).toBe("Rosalind, 34");
  await userEvent.click(hit ?? document.body);
  const look = screen.getByRole("dialog", { name: "A look at Rosalind" });
  await expect.element(look.getByText("I repair bicycles.")).toBeVisible();
  await look.getByRole("button", { name: "Give Rosalind a like" }).click();
  expect(actions.like).toHaveBeenCalledTimes(1);
  await expect.element(look).not.toBeInTheDocument();
});

test.each([640, 740])(
  "on a phone of %s px what to do in the quick view is in view",
  async (height) => {
    await page.viewport(360, height);
    const shown = { person: people.wilhelmina, compatibility: fits.perhaps };
    const seen = { ...shown, bio: "I repair bicycles. ".repeat(40) };
    const screen = await render(card({ ...shown, quickView: { seen } }));
    await screen.getByRole("button", { name: /^Wilhelmina/ }).click();
    const actions = screen.getByRole("dialog").getByRole("group").getByRole("button");
    const areInView = (): boolean[] =>
      actions.elements().map((action) => {
        const { left, top, width, bottom } = action.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
        return bottom <= height && action.contains(hit);
      });
    await expect.poll(areInView).toEqual([true, true, true, true, true]);
  },
);

test("all that can be pressed is 44 px large and apart, on the narrowest card", async () => {
  const screen = await render(
    card({
      compatibility: fits.perhaps,
      bio: "I repair bicycles.",
      voice: { load: () => new Promise(() => undefined), durationMs: 24_000 },
      quickView: { seen: "loading" },
      width: 288,
    }),
  );
  const boxes = screen
    .getByRole("button")
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(boxes).toHaveLength(9);
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        other.left >= box.right ||
        box.left >= other.right ||
        other.top >= box.bottom ||
        box.top >= other.bottom;
      expect(isApart).toBe(true);
    }
  }
});

test.each([360, 1000])("at %s px a picture that comes later moves nothing", async (width) => {
  const withPicture = (picture: string | undefined) => {
    const person = { ...people.rosalind, picture, hasPicture: true };
    return card({ person, compatibility: fits.well, width });
  };
  const screen = await render(withPicture(undefined));
  const placeOf = () => {
    const { left, top } = screen.getByRole("heading").element().getBoundingClientRect();
    return { left, top, height: screen.getByRole("article").element().clientHeight };
  };
  const before = placeOf();
  await screen.rerender(withPicture(people.rosalind.picture));
  expect(placeOf()).toEqual(before);
});
